import { toLocation, visibleLocations } from '../../businesses/locations/locationRows.ts';
import { zoneOfMost } from '../../businesses/locations/zoneOfMost.ts';
import { loadApplications } from '../../filling/applications/loadApplications.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Services } from '../../platform/server/services.ts';
import { calendarGigs, toCalendarGig } from '../../schedule/calendar/calendarGigs.ts';
import { isOfDay } from './gigsOfDay.ts';
import { mostGigs } from './mostGigs.ts';

type Wanted = { date: string | undefined; organizationId: number | undefined };

/** The gigs of a day at the locations that the caller can see, with their confirmed pros. */
export async function loadDaySchedule(services: Services, caller: Caller, { date, organizationId }: Wanted) {
  const { database, clock, settings } = services;
  const now = clock.now();
  const visible = await database
    .selectFrom('locations')
    .select(['id', 'timezone', 'organization_id'])
    .where('id', 'in', visibleLocationIds(database, caller))
    .$if(organizationId !== undefined, (locations) =>
      locations.where('organization_id', '=', organizationId ?? 0),
    )
    .orderBy('id')
    .execute();
  const today = dayIn(zoneOfMost(visible) ?? 'UTC', now);
  const day = date ?? today;
  const locationIds = visible.map(({ id }) => id);
  const found =
    locationIds.length === 0
      ? []
      : await calendarGigs(
          database,
          (gigs) => gigs.where((eb) => isOfDay({ locationIds, date: day, now }, eb)),
          now,
        )
          .limit(mostGigs + 1)
          .execute();
  const shown = found.slice(0, mostGigs);
  const shownIds = [...new Set(shown.map(({ location_id }) => location_id))];
  const [locations, applications] =
    shown.length === 0
      ? [[], []]
      : await Promise.all([
          visibleLocations(database, caller, cardNetworkName(services))
            .where('locations.id', 'in', shownIds)
            .orderBy('locations.id')
            .execute(),
          confirmedFor(shown.map(({ id }) => id)),
        ]);
  const seesMoneyAt = new Map(
    locations.map((location) => {
      const access = accessOf(caller, location);
      return [location.id, access !== null && may(access, 'wages.view')];
    }),
  );
  return {
    date: day,
    today,
    is_truncated: found.length > mostGigs,
    locations: locations.map((row) => toLocation(row, caller, settings.productSlug)),
    gigs: shown.map((gig) => toCalendarGig(gig, seesMoneyAt.get(gig.location_id) === true)),
    applications,
  };

  async function confirmedFor(gigIds: readonly number[]) {
    const rows = await database
      .selectFrom('gig_applications')
      .select('id')
      .where('gig_id', 'in', gigIds)
      .where('is_confirmed', '=', true)
      .orderBy('gig_start_time')
      .orderBy('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    return loadApplications(database, caller, settings.productSlug, ids);
  }
}

function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}
