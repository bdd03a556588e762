/** Who is billed for a location's shifts. */
export const billingSources = ['LOCATION', 'ORGANIZATION'] as const;

export type BillingSource = (typeof billingSources)[number];
