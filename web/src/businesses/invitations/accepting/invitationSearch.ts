/** What the email's link says beside its token. */
export interface InvitationSearch {
  /** Where the email went, to fill in the sign-in form. A link that someone copied does not say it. */
  readonly email?: string;
}

/** Reads the query of an invitation's page. */
export function invitationSearch(search: Record<string, unknown>): InvitationSearch {
  const { email } = search;
  return typeof email === 'string' && email.trim() !== '' ? { email: email.trim() } : {};
}
