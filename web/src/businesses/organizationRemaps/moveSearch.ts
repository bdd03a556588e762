/** The query of the page that moves a location. */
export interface MoveSearch {
  /** The global id of the organization to move to. */
  readonly to?: string;
  /** Text in the name of the organizations to choose from. */
  readonly search?: string;
}

/** Reads the query; what is not understood counts as absent. */
export function moveSearch({ to, search }: Record<string, unknown>): MoveSearch {
  return {
    ...(typeof to === 'string' && to !== '' && { to }),
    ...(typeof search === 'string' && search !== '' && { search }),
  };
}
