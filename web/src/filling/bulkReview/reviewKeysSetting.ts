const key = 'brigade.reviewKeys';

/** Whether this person works the bulk review by single keys, on this device; default yes. */
export function storedReviewKeys(): boolean {
  return localStorage.getItem(key) !== 'off';
}

/** Turns the keys on or off, for the next visits too. */
export function storeReviewKeys(isOn: boolean): void {
  localStorage.setItem(key, isOn ? 'on' : 'off');
}
