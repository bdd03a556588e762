import { formatDay, formatTimeRange } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { LocationDetailWire } from '../../businesses/locations/locationWire.ts';
import type { Context } from '../../platform/context.ts';
import { gigById, listGigs } from '../gigs/gigsApi.ts';
import type { GigWire } from '../gigs/gigWire.ts';
import { followPages } from '../../platform/paging/followPages.ts';
import type { PlacedShift } from './placedShifts.ts';
import type { PostingWarningShape } from './PostingWarning.ts';

/** The maximum number of warnings of this kind. */
const mostWarnings = 5;

/** Existing gigs are checked by pages, the earliest first, until there are this many. */
const checkedGigs = 300;

/** Warns about gigs of the same position whose times overlap. */
export async function sameGigs(
  location: Pick<LocationDetailWire, 'id' | 'timezone'>,
  shifts: readonly PlacedShift[],
  context: Context,
): Promise<PostingWarningShape[]> {
  const gigs = await livingGigs(location.id, shifts, context);
  return shifts
    .flatMap(({ index, skillId, times }) => {
      const gig = gigs.find(
        (other) =>
          other.skill.id === skillId &&
          Date.parse(other.start_time) < times.end.epochMilliseconds &&
          Date.parse(other.end_time) > times.start.epochMilliseconds,
      );
      return gig
        ? [
            {
              code: 'SAME_GIG_EXISTS' as const,
              message: messageFor(gig, gig.timezone ?? location.timezone, context),
              shift: index,
              gig,
            },
          ]
        : [];
    })
    .slice(0, mostWarnings);
}

function messageFor(gig: GigWire, zone: string, { now }: Context): string {
  const [start, end] = [Temporal.Instant.from(gig.start_time), Temporal.Instant.from(gig.end_time)];
  const { stats, allowed_confirmed_pros: places } = gig;
  return (
    `A ${gig.skill.name} shift is posted for that time already: ${formatDay(start, zone, now)}, ` +
    `${formatTimeRange(start, end, zone)}, ${stats.confirmed_applications} of ${places} confirmed.`
  );
}

/** The gigs of these positions between the first start and the last end that have not been cancelled. */
async function livingGigs(
  locationId: number,
  shifts: readonly PlacedShift[],
  { rest }: Context,
): Promise<GigWire[]> {
  const ends = shifts.map(({ times }) => times.end.epochMilliseconds);
  const query = {
    location_id: locationId,
    positions: [...new Set(shifts.map(({ skillId }) => skillId))],
    statuses: ['unfilled', 'ready'],
    start_time__lte: Temporal.Instant.fromEpochMilliseconds(Math.max(...ends)).toString(),
    end_time__gte: shifts[0]?.times.start.toInstant().toString() ?? '',
    ordering: 'start_time',
  };
  const gigs: GigWire[] = [];
  for await (const page of followPages((pageQuery) =>
    rest.call(listGigs, { query: { ...query, ...pageQuery } }),
  )) {
    gigs.push(...page);
    if (gigs.length >= checkedGigs) break;
  }
  for (const gig of gigs) rest.prime(gigById, gig.id, gig);
  return gigs;
}
