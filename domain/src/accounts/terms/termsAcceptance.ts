/** Whether a user has agreed to the terms in force. */
export const termsAcceptanceStatuses = ['ACCEPTED', 'EXPIRED', 'REQUIRED'] as const;

export type TermsAcceptanceStatus = (typeof termsAcceptanceStatuses)[number];

/** Whether the terms have yet to be accepted before the user hires or pays; reading does not require it. */
export function mustAcceptTerms(status: TermsAcceptanceStatus): boolean {
  return status !== 'ACCEPTED';
}
