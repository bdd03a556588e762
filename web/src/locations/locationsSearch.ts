/** The query of the list of locations. */
export interface LocationsSearch {
  readonly search?: string;
}

/** Reads the query of the list of locations. */
export function locationsSearch({ search }: Record<string, unknown>): LocationsSearch {
  return typeof search === 'string' && search !== '' ? { search } : {};
}
