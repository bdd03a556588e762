import * as z from 'zod/mini';

/** The least and the most that the terms of calling gigs off can be, in hours. */
export const cancellationRanges = {
  free: { least: 0, most: 336 },
  guaranteed: { least: 0, most: 16 },
} as const;

/** The hours of one of the terms, within its range. */
export function cancellationHours(term: keyof typeof cancellationRanges) {
  const { least, most } = cancellationRanges[term];
  const message = `Enter ${least} to ${most} hours`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
}
