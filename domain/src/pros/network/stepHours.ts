import * as z from 'zod/mini';

/** The least and the most hours that a step of a network gig lasts. */
export const stepHoursRange = { least: 1, most: 336 } as const;

const message = `Enter ${stepHoursRange.least} to ${stepHoursRange.most} hours`;

/** How long a step of a network gig lasts, in whole hours. */
export const stepHours = z
  .int(message)
  .check(z.minimum(stepHoursRange.least, message), z.maximum(stepHoursRange.most, message));
