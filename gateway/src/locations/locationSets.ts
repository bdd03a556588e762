/** Whether the platform has let a location in. */
export const approvalStatuses = ['APPROVED', 'PENDING', 'DENIED'] as const;

/** Who is billed for a location's shifts. */
export const billingSources = ['LOCATION', 'ORGANIZATION'] as const;

/** How long an offer made to one pro stays open. */
export const directOfferExpirations = ['HOURS_12', 'HOURS_24', 'HOURS_48'] as const;

/** How often invoices are made. */
export const invoiceFrequencies = ['WEEKLY', 'DAILY'] as const;

/** What one invoice covers: everything, a location, or an address. */
export const invoiceStyles = ['STANDARD', 'LOCATION', 'ADDRESS'] as const;
