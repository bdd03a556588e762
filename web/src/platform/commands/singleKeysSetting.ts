const key = 'brigade.reviewKeys';

/** Whether this person works lists and the bulk review by single keys, on this device; default yes. */
export function storedSingleKeys(): boolean {
  return localStorage.getItem(key) !== 'off';
}

/** Turns the keys on or off, for the next visits too. */
export function storeSingleKeys(isOn: boolean): void {
  localStorage.setItem(key, isOn ? 'on' : 'off');
}
