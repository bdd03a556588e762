/** Leaves the app for a page of someone else's. */
export function leaveTo(url: string): void {
  globalThis.location.assign(url);
}
