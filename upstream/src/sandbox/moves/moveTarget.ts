import { invalidField } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import type { MoveBody } from '../postClock.ts';
import { doDueAt } from './doDueAt.ts';
import { nextEvent } from './nextEvent.ts';

const minute = 60_000;
const farthest = 44_640 * minute;
const grace = 10 * minute;

/**
 * The target of a move; null when nothing is due. A move to a distant event ends at the maximum
 * distance; without time to find the next event, the target is the present.
 *
 * @throws ApiError invalid for an instant in the past or more than 31 days away
 */
export async function moveTarget(
  services: Services,
  { advance_minutes, to, location_id }: MoveBody,
  hasTime: () => boolean,
): Promise<Date | null> {
  const now = services.clock.now();
  if (advance_minutes !== undefined) return new Date(now.getTime() + advance_minutes * minute);
  if (to !== undefined) return checked(new Date(to), now);
  // Processing what is due now can lead to something due soon.
  if (!(await doDueAt(services, now, hasTime))) return now;
  const next = await nextEvent(services, { after: now, locationId: location_id ?? null });
  return next && new Date(Math.min(next.getTime(), now.getTime() + farthest));
}

function checked(to: Date, now: Date): Date {
  // When a client continues a move, time may have passed the target.
  if (to <= now && now.getTime() - to.getTime() < grace) return now;
  if (to < now) throw invalidField('to', 'The clock only moves forward; reset it to return to the real time');
  if (to.getTime() - now.getTime() > farthest) throw invalidField('to', 'At most 31 days at once');
  return to;
}
