"""What all systems' builds share: names, version, icons, the frozen folder, the parts of Qt, the licences."""
