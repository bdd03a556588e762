import type { DueWindow } from '../../platform/dueWork/dueJob.ts';
import type { Services } from '../../platform/server/services.ts';

/** When the next thing becomes due; null when nothing will. */
export async function nextEvent(
  { database, dueJobs }: Pick<Services, 'database' | 'dueJobs'>,
  window: DueWindow,
): Promise<Date | null> {
  let next: Date | null = null;
  for (const job of dueJobs) {
    const due = (await job.next?.(database, window)) ?? null;
    if (due !== null && (next === null || due < next)) next = due;
  }
  return next;
}
