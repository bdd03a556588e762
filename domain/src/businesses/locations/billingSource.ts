/** Who is billed for a location's shifts. */
export const billingSources = ['LOCATION', 'ORGANIZATION'] as const;
