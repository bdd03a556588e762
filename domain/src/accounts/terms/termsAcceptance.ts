/** Whether a user has agreed to the terms in force. */
export const termsAcceptanceStatuses = ['ACCEPTED', 'EXPIRED', 'REQUIRED'] as const;

export type TermsAcceptanceStatus = (typeof termsAcceptanceStatuses)[number];

/** Whether the terms have yet to be accepted before one may post, pay or hire; looking on needs no acceptance. */
export function mustAcceptTerms(status: TermsAcceptanceStatus): boolean {
  return status !== 'ACCEPTED';
}
