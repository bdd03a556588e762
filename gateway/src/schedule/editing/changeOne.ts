import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { userError } from '../../platform/errors/userError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { getGig } from '../gigs/gigsApi.ts';
import { gigZone } from '../gigs/gigZone.ts';
import { writtenTimes } from '../gigs/writtenTimes.ts';
import type { GigAction, GigResultWire } from './changingApi.ts';
import { changeGig } from './oneGigApi.ts';

/** Changes a gig by the call for one gig. */
export async function changeOne(
  id: number,
  { changes = {}, revision }: Pick<GigAction, 'changes' | 'revision'>,
  rest: RestSession,
): Promise<GigResultWire> {
  const { start_clock, end_clock, ...others } = changes;
  const isMoved = start_clock !== undefined || end_clock !== undefined;
  const body = {
    ...others,
    ...(isMoved && (await timesOnItsDay(id, { start: start_clock, end: end_clock }, rest))),
    ...(revision !== undefined && { revision }),
  };
  const { effects = null, ...gig } = await rest.call(changeGig, { path: { id }, body });
  return { id, ok: true, gig, effects };
}

/**
 * The new local times of a gig on its day. The call for one gig takes no times without a date.
 *
 * @throws InvalidInput if the time zone of the gig is unknown, and with it its day
 */
async function timesOnItsDay(
  id: number,
  clocks: { readonly start: unknown; readonly end: unknown },
  rest: RestSession,
) {
  const gig = await rest.call(getGig, { path: { id } });
  const zone = await gigZone(gig, { rest });
  if (zone === null)
    throw new InvalidInput([userError('INVALID', 'Choose a date for the new times', ['date'])]);
  const local = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  const clockOf = (clock: unknown, instant: string) =>
    typeof clock === 'string' ? clock : local(instant).toPlainTime().toString({ smallestUnit: 'minute' });
  return writtenTimes({
    date: local(gig.start_time).toPlainDate().toString(),
    startTime: clockOf(clocks.start, gig.start_time),
    endTime: clockOf(clocks.end, gig.end_time),
  });
}
