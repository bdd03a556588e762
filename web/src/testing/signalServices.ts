/** Lets the page find these services, such as "errors analytics", until `restoreBrowser` is called. */
export function offerServices(names: string): void {
  const navigation = { serverTiming: [{ name: 'signals', description: names }] };
  replace(performance, 'getEntriesByType', () => [navigation]);
}

/** Lets the browser ask not to be tracked. */
export function optOut(property: 'doNotTrack' | 'globalPrivacyControl'): void {
  replace(navigator, property, property === 'doNotTrack' ? '1' : true);
}

/** Hides the page, as when its tab is left, and shows it again. */
export function hidePage(): void {
  replace(document, 'visibilityState', 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

const replaced = new Map<object, Set<string>>();

/** Shadows what the prototype has. */
function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  replaced.set(target, (replaced.get(target) ?? new Set()).add(name));
}

export function restoreBrowser(): void {
  for (const [target, names] of replaced) for (const name of names) Reflect.deleteProperty(target, name);
  replaced.clear();
}
