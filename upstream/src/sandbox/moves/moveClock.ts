import type { Services } from '../../platform/server/services.ts';
import { doDueAt } from './doDueAt.ts';
import { nextEvent } from './nextEvent.ts';

type Move = {
  /** The target. */
  to: Date;
  /** Whether to continue; otherwise the move stops early. */
  hasTime: () => boolean;
};

/**
 * Moves the sandbox's clock forward. Everything due on the way is processed in order, each at its due
 * time, so that one long move and many short ones have the same result. A move that stops in the middle of an instant
 * leaves the clock there: the rest must not happen before what is already done.
 *
 * @returns whether the clock reached the target. It never moves back, and everything before its time is processed
 */
export async function moveClock(services: Services, { to, hasTime }: Move): Promise<boolean> {
  const { clock } = services;
  let reached = clock.now();
  if (!(await doDueAt(services, reached, hasTime))) return false;
  for (;;) {
    const next = await nextEvent(services, { after: reached, locationId: null });
    if (next === null || next > to) break;
    const isDone = await doDueAt(services, next, hasTime);
    await keep(services, next);
    if (!isDone || !hasTime()) return false;
    reached = next;
  }
  const isDone = await doDueAt(services, to, hasTime);
  await keep(services, to);
  return isDone;
}

/** Stores the offset before moving the clock, so that no server is ever ahead of the stored offset. */
async function keep({ database, clock }: Services, instant: Date): Promise<void> {
  const offset = Math.max(0, instant.getTime() - clock.systemNow().getTime());
  const { clock_offset_ms } = await database
    .updateTable('sandbox')
    .set((eb) => ({ clock_offset_ms: eb.fn<number>('greatest', ['clock_offset_ms', eb.val(offset)]) }))
    .where('id', '=', 1)
    .returning('clock_offset_ms')
    .executeTakeFirstOrThrow();
  clock.move(clock_offset_ms);
}
