/** A row that stays in its place although the server no longer lists it. */
interface Held {
  readonly key: string;
  /** Where it was in the list. */
  readonly index: number;
}

/** The keys of a list in order, with the held one at its place if it has left the list. */
export function withHeld(keys: readonly string[], held: Held | null): readonly string[] {
  return held === null || keys.includes(held.key) ? keys : keys.toSpliced(held.index, 0, held.key);
}
