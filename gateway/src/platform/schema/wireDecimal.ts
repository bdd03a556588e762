import { z } from 'zod';

/** A decimal number. Some servers write it as text ("25.00") to keep its digits. */
export const wireDecimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}(?:\.\d{1,15})?$/)
    .transform(Number),
]);
