import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { readState } from './state.ts';

export const seed = z
  .int()
  .min(1, 'A whole number from 1 to 999999')
  .max(999_999, 'A whole number from 1 to 999999');

/** Whether the simulated pros are on, and their seed. */
export const scriptResponse = z
  .object({
    is_on: z.boolean(),
    seed: seed.describe('Determines what pros do: equal seeds lead to equal acts'),
  })
  .meta({ id: 'SandboxScript' });

/** Reads the state of the script. */
export async function readScript(database: Database): Promise<z.output<typeof scriptResponse>> {
  const { script_is_on, script_seed } = await readState(database);
  return { is_on: script_is_on, seed: script_seed };
}
