import * as z from 'zod/mini';

const message = 'Enter 0 to 100 percent, with at most two decimals';

/** How far a feature is rolled out, in percent. Rollouts have parts of 0.01 percent, and no finer ones. */
export const rolloutPercentage = z.number(message).check(
  z.minimum(0, message),
  z.maximum(100, message),
  z.refine((percent) => Number(percent.toFixed(2)) === percent, message),
);
