/** How the look decides between light and dark; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

const storageKey = 'brigade.theme';

/** The theme that the person chose in this browser, `system` when none or an unknown one is stored. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows the page in `theme` and remembers the choice in this browser. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme'];
    localStorage.removeItem(storageKey);
    return;
  }
  document.documentElement.dataset['theme'] = theme;
  localStorage.setItem(storageKey, theme);
}
