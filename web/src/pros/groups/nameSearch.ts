/** What a list is narrowed by, as the address says it: a part of a name. */
export interface NameSearch {
  readonly search?: string;
}

/** Reads the address; what it does not know is dropped. */
export function readNameSearch({ search }: Record<string, unknown>): NameSearch {
  // An address of digits alone arrives as a number.
  const text = typeof search === 'string' || typeof search === 'number' ? String(search) : '';
  const trimmed = text.trim().slice(0, 60);
  return trimmed === '' ? {} : { search: trimmed };
}
