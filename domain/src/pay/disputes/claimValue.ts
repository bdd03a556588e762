import * as z from 'zod/mini';

const minutesMessage = 'Enter 1 minute to 16 hours';
const centsMessage = 'Enter $0.01 to $10,000';

/** Minutes that a dispute can be about. */
export const claimMinutes = z
  .int(minutesMessage)
  .check(z.minimum(1, minutesMessage), z.maximum(16 * 60, minutesMessage));

/** Cents that a dispute can be about. */
export const claimCents = z
  .int(centsMessage)
  .check(z.minimum(1, centsMessage), z.maximum(1_000_000, centsMessage));
