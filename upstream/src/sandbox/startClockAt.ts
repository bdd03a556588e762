import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * Sets the clock of a new sandbox to an instant, and stores its offset. Nothing is due on the way, because nothing has
 * happened yet.
 */
export async function startClockAt(database: Database, instant: Date, clock: Clock): Promise<void> {
  const offset = instant.getTime() - clock.systemNow().getTime();
  await database.updateTable('sandbox').set({ clock_offset_ms: offset }).where('id', '=', 1).execute();
  clock.move(offset);
}
