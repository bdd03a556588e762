/** The sources of a selection: who or what selected an applicant. */
export const selectionSources = ['STAFFER', 'ADMIN', 'AUTO_MATCH', 'AUTO_DIRECT_OFFER'] as const;
