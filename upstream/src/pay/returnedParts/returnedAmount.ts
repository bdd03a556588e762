import { z } from 'zod';

/** The part of a charge that is missing, in responses. */
export const returnedAmount = z
  .number()
  .nullable()
  .describe(
    'Dollars; what a bank took back of the charge, where it left the rest: a retry charges only this. Null unless such a part is missing',
  );
