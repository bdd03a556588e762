import type { Database } from '../platform/database/database.ts';

/** The state of the sandbox: the clock offset in milliseconds and the script. */
export type SandboxState = { clock_offset_ms: number; script_is_on: boolean; script_seed: number };

export function readState(database: Database): Promise<SandboxState> {
  return database
    .selectFrom('sandbox')
    .select(['clock_offset_ms', 'script_is_on', 'script_seed'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}
