/** Why a pro is sent home early, in the order of a form. */
export const sendHomeReasons = ['FEWER_PROS_NEEDED', 'LATE', 'ATTIRE', 'CONDUCT', 'OTHER'] as const;

/** One of {@link sendHomeReasons}. */
export type SendHomeReason = (typeof sendHomeReasons)[number];
