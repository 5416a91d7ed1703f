"use strict";

// Runs in the page, so it may use nothing from outside itself.
function findFeeds() {
  const announced = 'link[rel~="alternate" i]:is([type*="rss+xml" i], [type*="atom+xml" i], [type*="feed+json" i])[href]';
  const feeds = new Map();
  for (const { href, title } of document.querySelectorAll(announced)) {
    if (/^https?:/.test(href) && !feeds.has(href)) feeds.set(href, title.trim());
  }
  return [...feeds].slice(0, 20);
}

// The system hands feed: links to the program that opens them.
async function openInPaperround(tab, address) {
  await chrome.tabs.update(tab.id, { url: `feed:${address}` });
  window.close();
}

function addButton(tab, address, title) {
  const button = document.createElement("button");
  button.textContent = title || address;
  if (title) button.append(Object.assign(document.createElement("small"), { textContent: address }));
  button.addEventListener("click", () => openInPaperround(tab, address));
  document.getElementById("feeds").append(button);
}

async function start() {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  let feeds = [];
  try {
    [{ result: feeds }] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: findFeeds });
  } catch {
    // The browser's own pages can't be read. Neither can a few others, whose addresses are still worth a try.
  }
  const words = document.getElementById("words");
  if (feeds.length > 1) {
    words.textContent = chrome.i18n.getMessage("several");
    for (const [address, title] of feeds) addButton(tab, address, title);
    addButton(tab, tab.url, chrome.i18n.getMessage("all"));
  } else if (feeds.length || /^https?:/.test(tab.url ?? "")) {
    await openInPaperround(tab, feeds.length ? feeds[0][0] : tab.url); // Paperround looks for feeds there
  } else {
    words.textContent = chrome.i18n.getMessage("none");
  }
}

start();
