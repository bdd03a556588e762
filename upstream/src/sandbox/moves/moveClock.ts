import type { DueUpstream } from '../../dueWork/dueJob.ts';
import { doDueAt } from './doDueAt.ts';
import { nextEvent } from './nextEvent.ts';

type Move = {
  /** Where the clock is to stand. */
  to: Date;
  /** Whether to go on; else the move stops on its way. */
  hasTime: () => boolean;
};

/**
 * Moves the sandbox's clock on. Everything that is due on the way is done in the order of time, each thing as if it
 * were its instant, so that one long move and many short ones lead to the same.
 *
 * @returns whether the clock has arrived; it never goes back, and stands where everything before is done
 */
export async function moveClock(upstream: DueUpstream, { to, hasTime }: Move): Promise<boolean> {
  const { database, clock } = upstream;
  let reached = clock.now();
  if (!(await doDueAt(upstream, reached, hasTime))) return false;
  for (;;) {
    const next = await nextEvent(database, { after: reached, locationId: null });
    if (next === null || next > to) break;
    if (!(await doDueAt(upstream, next, hasTime))) return false;
    await keep(upstream, next);
    reached = next;
    if (!hasTime()) return false;
  }
  if (!(await doDueAt(upstream, to, hasTime))) return false;
  await keep(upstream, to);
  return true;
}

/** In the database before the clock shows it: another server may never be ahead of what is kept. */
async function keep({ database, clock }: DueUpstream, instant: Date): Promise<void> {
  const offset = Math.max(0, instant.getTime() - clock.systemNow().getTime());
  const { clock_offset_ms } = await database
    .updateTable('sandbox')
    .set((eb) => ({ clock_offset_ms: eb.fn<number>('greatest', ['clock_offset_ms', eb.val(offset)]) }))
    .where('id', '=', 1)
    .returning('clock_offset_ms')
    .executeTakeFirstOrThrow();
  clock.move(clock_offset_ms);
}
