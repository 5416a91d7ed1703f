; The installer for Windows, for one user and without an administrator. Made by installer.py, which defines:
; NAME COMMAND SUMMARY VERSION VERSION_NUMBERS DEVELOPER FOLDER FILES ICON OUT SIZE_KB, and TARGET where 64 bits are possible.
;
; What it writes, and what the uninstaller takes away again:
;   %LOCALAPPDATA%\Programs\Paperround        the program
;   start menu, one shortcut
;   HKCU\...\Uninstall\Paperround             the entry under installed apps
;   HKCU\Software\Classes, RegisteredApplications   feed: links, OPML files (both offered on a page)
;   HKCU\...\Run, value "paperround"          start at login, the very value that the program itself switches
; The owner's data is in %LOCALAPPDATA%\paperround and is deleted only after a question; a silent uninstall keeps it.

!ifdef TARGET
  Target ${TARGET}
!else
  Unicode true
!endif
!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include x64.nsh

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "InstallLocation"
SetCompressor /SOLID lzma
; The day a build ran is nothing to the files: two builds of one commit are alike.
SetDateSave off
ManifestDPIAware true
ShowInstDetails nevershow
ShowUninstDetails nevershow

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define RUN "Software\Microsoft\Windows\CurrentVersion\Run"
!define CLASSES "Software\Classes"
!define PROGRAM "$INSTDIR\${COMMAND}.exe"
!define OPENS '"${PROGRAM}" "%1"'
!define DATA "$LOCALAPPDATA\${COMMAND}"
; Exit code of a silent run that could not start because the program is open.
!define STILL_OPEN 3

VIProductVersion "${VERSION_NUMBERS}"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME} setup"
VIAddVersionKey CompanyName "${DEVELOPER}"
VIAddVersionKey LegalCopyright "${DEVELOPER}, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "${PROGRAM}"
!define MUI_COMPONENTSPAGE_SMALLDESC
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString SCHEME ${LANG_ENGLISH} "Open feed: links"
LangString SCHEME ${LANG_GERMAN} "feed:-Links öffnen"
LangString OPML ${LANG_ENGLISH} "Offer for OPML files"
LangString OPML ${LANG_GERMAN} "Für OPML-Dateien anbieten"
LangString LOGIN ${LANG_ENGLISH} "Start when I log in"
LangString LOGIN ${LANG_GERMAN} "Beim Anmelden starten"
LangString ABOUT_CORE ${LANG_ENGLISH} "The program and its entry in the start menu."
LangString ABOUT_CORE ${LANG_GERMAN} "Das Programm und sein Eintrag im Startmenü."
LangString ABOUT_SCHEME ${LANG_ENGLISH} "A click on a feed: link in the browser offers to subscribe."
LangString ABOUT_SCHEME ${LANG_GERMAN} "Ein Klick auf einen feed:-Link im Browser bietet das Abonnieren an."
LangString ABOUT_OPML ${LANG_ENGLISH} "Paperround appears under “Open with” for lists of subscriptions; what opens them now stays."
LangString ABOUT_OPML ${LANG_GERMAN} "Paperround erscheint unter „Öffnen mit“ für Listen von Abonnements; was sie jetzt öffnet, bleibt."
LangString ABOUT_LOGIN ${LANG_ENGLISH} "Paperround starts in the tray and fetches just before you read. Its settings can change this later."
LangString ABOUT_LOGIN ${LANG_GERMAN} "Paperround startet im Infobereich und holt, kurz bevor Sie lesen. In den Einstellungen später änderbar."
LangString STILL_OPEN_TEXT ${LANG_ENGLISH} "Paperround is open and could not be closed. Please quit it (also in the tray), then choose Retry."
LangString STILL_OPEN_TEXT ${LANG_GERMAN} "Paperround ist offen und ließ sich nicht schließen. Bitte beenden Sie es (auch im Infobereich) und wählen Sie dann Wiederholen."
LangString DATA_TEXT ${LANG_ENGLISH} "Delete your subscriptions, articles and everything learned as well?$\r$\n$\r$\n${DATA}$\r$\n$\r$\nNo keeps them for a later installation."
LangString DATA_TEXT ${LANG_GERMAN} "Auch Ihre Abonnements, Artikel und alles Gelernte löschen?$\r$\n$\r$\n${DATA}$\r$\n$\r$\nNein bewahrt sie für eine spätere Installation."
LangString TOO_OLD_TEXT ${LANG_ENGLISH} "Paperround needs a 64-bit Windows 10 (version 1809) or newer."
LangString TOO_OLD_TEXT ${LANG_GERMAN} "Paperround braucht ein 64-Bit-Windows 10 (Version 1809) oder neuer."

; --- closing a running one -----------------------------------------------------------------------

; Whether the program in $INSTDIR runs: Windows lets nobody write to the file of a running program.
!macro FindRunning RESULT
  StrCpy ${RESULT} 0
  ${If} ${FileExists} "${PROGRAM}"
    ClearErrors
    FileOpen $9 "${PROGRAM}" a
    ${If} ${Errors}
      StrCpy ${RESULT} 1
    ${Else}
      FileClose $9
    ${EndIf}
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\${COMMAND}.com"
    ClearErrors
    FileOpen $9 "$INSTDIR\${COMMAND}.com" a
    ${If} ${Errors}
      StrCpy ${RESULT} 1
    ${Else}
      FileClose $9
    ${EndIf}
  ${EndIf}
!macroend

; Asks it to quit, waits ten seconds, and says so if it does not. $0: whether it runs, $1: rounds left.
!macro DefineCloseRunning PREFIX
Function ${PREFIX}CloseRunning
  again:
  !insertmacro FindRunning $0
  ${If} $0 = 0
    Return
  ${EndIf}
  ExecWait '"${PROGRAM}" quit'
  StrCpy $1 40
  ${DoWhile} $1 > 0
    Sleep 250
    !insertmacro FindRunning $0
    ${If} $0 = 0
      Return
    ${EndIf}
    IntOp $1 $1 - 1
  ${Loop}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_OPEN_TEXT)" /SD IDCANCEL IDRETRY again
  SetErrorLevel ${STILL_OPEN}
  Quit
FunctionEnd
!macroend
!insertmacro DefineCloseRunning ""
!insertmacro DefineCloseRunning "un."

; --- installing ----------------------------------------------------------------------------------

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} 17763
  ${OrIf} ${IsNativeIA32}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD_TEXT)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

Section "${NAME}" SectionCore
  SectionIn RO
  Call CloseRunning
  ; The files of the version before, by its own list: nothing of it must shadow the new one.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /UPGRADE _?=$INSTDIR'
  ${EndIf}
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${FOLDER}/*"
  ${If} ${Errors}
    Abort
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "${PROGRAM}"
  WriteRegStr HKCU "Software\${NAME}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${DEVELOPER}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

!macro OfferScheme SCHEME_NAME
  WriteRegStr HKCU "${CLASSES}\${SCHEME_NAME}" "" "URL:${SCHEME_NAME}"
  WriteRegStr HKCU "${CLASSES}\${SCHEME_NAME}" "URL Protocol" ""
  WriteRegStr HKCU "${CLASSES}\${SCHEME_NAME}\DefaultIcon" "" "${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${SCHEME_NAME}\shell\open\command" "" '${OPENS}'
  WriteRegStr HKCU "Software\${NAME}\Capabilities\URLAssociations" "${SCHEME_NAME}" "${NAME}.link"
!macroend

; What Windows' page of default apps shows: the program can open these, the owner decides.
!macro OfferKind KIND WORDS
  WriteRegStr HKCU "${CLASSES}\${NAME}.${KIND}" "" "${WORDS}"
  WriteRegStr HKCU "${CLASSES}\${NAME}.${KIND}\DefaultIcon" "" "${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${NAME}.${KIND}\shell\open\command" "" '${OPENS}'
  WriteRegStr HKCU "Software\${NAME}\Capabilities" "ApplicationName" "${NAME}"
  WriteRegStr HKCU "Software\${NAME}\Capabilities" "ApplicationDescription" "${SUMMARY}"
  WriteRegStr HKCU "Software\RegisteredApplications" "${NAME}" "Software\${NAME}\Capabilities"
!macroend

Section "$(SCHEME)" SectionScheme
  !insertmacro OfferKind "link" "URL:feed"
  WriteRegStr HKCU "${CLASSES}\${NAME}.link" "URL Protocol" ""
  !insertmacro OfferScheme "feed"
  !insertmacro OfferScheme "rss"
  !insertmacro OfferScheme "podcast"
  !insertmacro OfferScheme "itpc"
  !insertmacro OfferScheme "pcast"
SectionEnd

Section "$(OPML)" SectionOpml
  !insertmacro OfferKind "opml" "OPML"
  WriteRegStr HKCU "Software\${NAME}\Capabilities\FileAssociations" ".opml" "${NAME}.opml"
  WriteRegNone HKCU "${CLASSES}\.opml\OpenWithProgids" "${NAME}.opml"
SectionEnd

Section /o "$(LOGIN)" SectionLogin
  WriteRegStr HKCU "${RUN}" "${COMMAND}" '"${PROGRAM}" --hidden'
SectionEnd

; Explorer asks its registry anew.
Section "-Tell"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionCore} "$(ABOUT_CORE)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionScheme} "$(ABOUT_SCHEME)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionOpml} "$(ABOUT_OPML)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionLogin} "$(ABOUT_LOGIN)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; --- uninstalling --------------------------------------------------------------------------------

; A scheme that another program has taken since then is that program's.
!macro WithdrawScheme SCHEME_NAME
  ReadRegStr $0 HKCU "${CLASSES}\${SCHEME_NAME}\shell\open\command" ""
  ${If} $0 == '${OPENS}'
    DeleteRegKey HKCU "${CLASSES}\${SCHEME_NAME}"
  ${EndIf}
!macroend

Section "Uninstall"
  Call un.CloseRunning
  !include "${FILES}"
  Delete "$INSTDIR\uninstall.exe"
  ${GetParameters} $0
  ${GetOptions} $0 "/UPGRADE" $1
  ${IfNot} ${Errors}
    Return
  ${EndIf}
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  !insertmacro WithdrawScheme "feed"
  !insertmacro WithdrawScheme "rss"
  !insertmacro WithdrawScheme "podcast"
  !insertmacro WithdrawScheme "itpc"
  !insertmacro WithdrawScheme "pcast"
  DeleteRegKey HKCU "${CLASSES}\${NAME}.link"
  DeleteRegKey HKCU "${CLASSES}\AppUserModelId\${APP_ID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\AppUserModelId"
  DeleteRegKey HKCU "${CLASSES}\${NAME}.opml"
  DeleteRegValue HKCU "${CLASSES}\.opml\OpenWithProgids" "${NAME}.opml"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.opml\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.opml"
  DeleteRegValue HKCU "Software\RegisteredApplications" "${NAME}"
  DeleteRegValue HKCU "${RUN}" "${COMMAND}"
  DeleteRegKey HKCU "Software\${NAME}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  ${If} ${FileExists} "${DATA}\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DATA_TEXT)" /SD IDNO IDNO keep
    RMDir /r "${DATA}"
    keep:
  ${EndIf}
SectionEnd
