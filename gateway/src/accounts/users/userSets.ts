/** Only active accounts can sign in. */
export const accountStatuses = ['ACTIVE', 'SUSPENDED', 'DEACTIVATED'] as const;

/** What a license opens at a location, as REST spells it. */
export const licenseNames = ['marketplace', 'hire'] as const;
