/** What the roster shows, as the address says it. */
export interface RosterSearch {
  /** Only pros whose name contains this text. */
  readonly name?: string;
}

/** Reads the address; the name is empty for everyone. */
export function readRosterSearch(search: Record<string, unknown>): { readonly name: string } {
  const name = search['name'];
  return { name: typeof name === 'string' || typeof name === 'number' ? String(name) : '' };
}

/** Writes the address. */
export function writeRosterSearch(name: string): RosterSearch {
  return name === '' ? {} : { name };
}
