import { invalidField } from '../../platform/errors.ts';
import type { Upstream } from '../../platform/server/services.ts';
import type { MoveBody } from '../postClock.ts';
import { doDueAt } from './doDueAt.ts';
import { nextEvent } from './nextEvent.ts';

const minute = 60_000;
const farthest = 44_640 * minute;
const grace = 10 * minute;

/**
 * Where a move leads to; null when nothing is going to happen by itself. Towards something further away it leads as far
 * as one move may; to the present when there is no time to find out what comes next.
 *
 * @throws ApiError invalid for a moment that has passed or is more than 31 days away
 */
export async function moveTarget(
  upstream: Upstream,
  { advance_minutes, to, location_id }: MoveBody,
  hasTime: () => boolean,
): Promise<Date | null> {
  const now = upstream.clock.now();
  if (advance_minutes !== undefined) return new Date(now.getTime() + advance_minutes * minute);
  if (to !== undefined) return checked(new Date(to), now);
  // What was done just now may have led to something that is due soon.
  if (!(await doDueAt(upstream, now, hasTime))) return now;
  const next = await nextEvent(upstream.database, { after: now, locationId: location_id ?? null });
  return next && new Date(Math.min(next.getTime(), now.getTime() + farthest));
}

function checked(to: Date, now: Date): Date {
  // Who goes on with a move may find that the time has come by itself.
  if (to <= now && now.getTime() - to.getTime() < grace) return now;
  if (to < now) throw invalidField('to', 'The clock goes forward only; reset takes it back to the real time');
  if (to.getTime() - now.getTime() > farthest) throw invalidField('to', 'At most 31 days at once');
  return to;
}
