/** The search params of the list of locations. */
export interface LocationsSearch {
  readonly search?: string;
  /** The action that needed a location; `resumePath` makes a path of this origin of it. */
  readonly resumeWith?: string;
}

/** Reads the query of the list of locations. */
export function locationsSearch({ search, resumeWith }: Record<string, unknown>): LocationsSearch {
  return {
    ...(typeof search === 'string' && search !== '' && { search }),
    ...(typeof resumeWith === 'string' && resumeWith !== '' && { resumeWith }),
  };
}
