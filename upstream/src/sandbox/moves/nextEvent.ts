import type { Database } from '../../database/database.ts';
import type { DueWindow } from '../../dueWork/dueJob.ts';
import { dueJobs } from '../../dueWork/dueJobs.ts';

/** When the next thing happens by itself; null when nothing is going to. */
export async function nextEvent(database: Database, window: DueWindow): Promise<Date | null> {
  let next: Date | null = null;
  for (const job of dueJobs) {
    const due = (await job.next?.(database, window)) ?? null;
    if (due !== null && (next === null || due < next)) next = due;
  }
  return next;
}
