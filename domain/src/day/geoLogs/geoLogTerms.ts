/** What a phone reports about a fence. */
export const geoLogActions = ['GEO_FENCE_ENTERED', 'GEO_FENCE_EXITED', 'UNKNOWN'] as const;

/** How exact a reported position is. */
export const positionPrecisions = ['FINE', 'COARSE'] as const;

/** One of {@link positionPrecisions}. */
export type PositionPrecision = (typeof positionPrecisions)[number];

/**
 * How far off a coarse position can be, in meters. Phones that share an approximate position do not say how exact it is;
 * they keep it within about 2 kilometers.
 */
export const coarseMeters = 2000;

/** Why a geo log is flagged for review. */
export const geoLogReviewReasons = ['COARSE_PRECISION', 'PUNCH_OUTSIDE', 'LONG_ABSENCE'] as const;

/** What makes a phone report its position. */
export const geoLogOccasions = ['CLOCK_IN', 'CLOCK_OUT', 'CROSSING'] as const;
