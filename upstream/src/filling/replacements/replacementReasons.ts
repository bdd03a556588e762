/** Why a pro is replaced: NO_SHOW from the start of the gig on, the others before it. */
export const replacementReasons = ['NO_SHOW', 'CALLED_OUT', 'BUSINESS_CALLED_OUT'] as const;
