/** The query of a team screen. */
export interface InviteSearch {
  /** Whether the form of an invitation is open. */
  readonly invite?: true;
}

/** Reads the query of a team screen. */
export function inviteSearch({ invite }: Record<string, unknown>): InviteSearch {
  return invite === true ? { invite } : {};
}

/** The team screen of a location, with the form of an invitation. */
export function inviteHref(locationId: number): string {
  return `/locations/${locationId}/teams?invite=true`;
}
