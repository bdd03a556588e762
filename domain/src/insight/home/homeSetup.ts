/** What a new location needs before its first shift can be worked, in order. */
export const homeSetupSteps = ['APPROVAL', 'TERMS', 'PAYMENT_METHOD', 'FIRST_SHIFT'] as const;

/** One of {@link homeSetupSteps}. */
export type HomeSetupStep = (typeof homeSetupSteps)[number];
