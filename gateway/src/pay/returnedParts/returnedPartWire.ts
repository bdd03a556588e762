import type { z } from 'zod';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';

/** What of a charge is missing, in dollars. Unknown to servers with only the specified fields. */
export const returnedPartShape = { returned_amount: wireDecimal.nullish() };

/** What of a charge is missing. */
export type ReturnedPartWire = { readonly returned_amount?: z.infer<typeof wireDecimal> | null | undefined };
