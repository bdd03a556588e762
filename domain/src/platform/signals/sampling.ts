/** The share of visits to a screen whose trace is reported. */
export const traceRate = 0.1;

/** The share of these traces that a profile is reported with. */
export const profileRate = 0.5;

/** What is recorded of one visit. */
export interface Sample {
  readonly isTraced: boolean;
  readonly isProfiled: boolean;
}

/**
 * Decides what is recorded of a visit.
 *
 * @param random from 0 to below 1, as of Math.random
 */
export function sampleVisit(random: () => number): Sample {
  const isTraced = random() < traceRate;
  return { isTraced, isProfiled: isTraced && random() < profileRate };
}
