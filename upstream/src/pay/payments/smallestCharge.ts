/** The least that card networks charge, in cents. */
export const smallestCharge = 50;
