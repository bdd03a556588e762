import { z } from 'zod';
import { id } from '../server/parameters.ts';

/** A metropolitan area in the API. */
export const marketSchema = z
  .object({ id, name: z.string(), state_code: z.string(), timezone: z.string() })
  .meta({ id: 'Market' });
