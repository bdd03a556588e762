import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { repeat } from '../platform/repeat.ts';
import { readState } from './state.ts';

const everyMilliseconds = 1000;

type Following = {
  database: Database;
  clock: Clock;
  /** Called when reading the clock fails; it is retried. */
  onError: (error: unknown) => void;
};

/** Sets the clock to the stored offset. */
export async function setClock({ database, clock }: Pick<Following, 'database' | 'clock'>): Promise<void> {
  const { clock_offset_ms } = await readState(database);
  clock.move(clock_offset_ms);
}

/**
 * Polls the stored offset, because other servers on the same database can change it.
 *
 * @returns a function that stops polling
 */
export function followClock({ onError, ...followed }: Following): () => Promise<void> {
  return repeat(() => setClock(followed), { everyMilliseconds, onError });
}
