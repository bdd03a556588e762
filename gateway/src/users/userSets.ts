/** Which side of the marketplace an account uses: working gigs, posting them, or both. */
export const appModes = ['GIGSTER', 'STAFFER', 'BOTH'] as const;

/** Only active accounts can sign in. */
export const accountStatuses = ['ACTIVE', 'SUSPENDED', 'DEACTIVATED'] as const;

/** What a licence opens at a location, as REST spells it. */
export const licenseNames = ['marketplace', 'hire'] as const;

/** Whether the user has agreed to the terms in force. */
export const termsAcceptanceStatuses = ['ACCEPTED', 'EXPIRED', 'REQUIRED'] as const;
