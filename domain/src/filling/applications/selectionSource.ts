/** Who or what selected an applicant. */
export const selectionSources = ['STAFFER', 'ADMIN', 'AUTO_MATCH', 'AUTO_DIRECT_OFFER'] as const;

/** One source of a selection. */
export type SelectionSource = (typeof selectionSources)[number];
