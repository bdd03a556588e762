import type { Database } from '../database/database.ts';

/** How the sandbox stands: the offset of its clock in milliseconds, and its script. */
export type SandboxState = { clock_offset_ms: number; script_is_on: boolean; script_seed: number };

/** Reads how the sandbox stands. */
export function readState(database: Database): Promise<SandboxState> {
  return database
    .selectFrom('sandbox')
    .select(['clock_offset_ms', 'script_is_on', 'script_seed'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}
