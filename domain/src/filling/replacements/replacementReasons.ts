/** The reasons for replacing a confirmed pro: NO_SHOW from the start of the gig on, the others before it. */
export const replacementReasons = ['NO_SHOW', 'CALLED_OUT', 'BUSINESS_CALLED_OUT'] as const;

/** One of {@link replacementReasons}. */
export type ReplacementReason = (typeof replacementReasons)[number];
