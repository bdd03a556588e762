import { sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { gapCounts } from '../gigs/gapCounts.ts';
import type { EventResponse } from './eventSchema.ts';

type Sources = Pick<Services, 'database' | 'clock'>;

/** A query of events with totals over the gigs visible to the caller, in no particular order. */
function selectEvents({ database, clock }: Sources, caller: Caller) {
  const now = clock.now();
  const gaps = gapCounts(database, now, 'gigs');
  return database
    .selectFrom('events')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('gigs')
          .innerJoinLateral(
            () =>
              database
                .selectNoFrom([
                  gaps.missing.as('missing'),
                  gaps.noShows.as('no_shows'),
                  gaps.offers.as('offers'),
                  sql<number>`greatest(0, allowed_confirmed_pros - greatest(selected_applications, confirmed_applications))`.as(
                    'free',
                  ),
                ])
                .as('gaps'),
            (join) => join.onTrue(),
          )
          .select(({ fn }) => [
            fn.min('start_time').$castTo<Date | null>().as('start_time'),
            fn.max('end_time').$castTo<Date | null>().as('end_time'),
            sql<string | null>`(array_agg(timezone order by start_time, id))[1]`.as('timezone'),
            fn.countAll<number>().as('gigs_count'),
            sql<number>`coalesce(sum(allowed_confirmed_pros), 0)::int`.as('places_count'),
            sql<number>`coalesce(sum(confirmed_applications), 0)::int`.as('confirmed_count'),
            sql<number>`coalesce(sum(greatest(selected_applications, confirmed_applications)), 0)::int`.as(
              'selected_count',
            ),
            sql<number>`coalesce(sum(missing), 0)::int`.as('missing_count'),
            // No more than the free places of the gig, so that a gig offered to many fills no places of another.
            sql<number>`coalesce(sum(least(no_shows, free)), 0)::int`.as('no_show_count'),
            sql<number>`coalesce(sum(least(offers, free - least(no_shows, free))), 0)::int`.as(
              'offered_count',
            ),
            sql<number>`coalesce(
              sum(greatest(0, free - no_shows - offers)) filter (where start_time <= ${now} and end_time > ${now}), 0
            )::int`.as('open_now_count'),
          ])
          .whereRef('gigs.event_id', '=', 'events.id')
          .where('gigs.status', '<>', 'CANCELLED')
          .where('gigs.location_id', 'in', visibleLocationIds(database, caller))
          .as('staffing'),
      (join) => join.onTrue(),
    )
    .selectAll(['events', 'staffing']);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>;

function toEvent({ start_time, end_time, ...event }: EventRow): EventResponse {
  return {
    ...event,
    start_time: start_time?.toISOString() ?? null,
    end_time: end_time?.toISOString() ?? null,
  };
}

/** The events of these ids as visible to the caller, in the order of the ids. The caller checks access first. */
export async function loadEvents(
  services: Sources,
  caller: Caller,
  ids: readonly number[],
): Promise<EventResponse[]> {
  const rows = await selectEvents(services, caller).where('events.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toEvent(row)]));
  return ids.map((id) => byId.get(id)).filter((event) => event !== undefined);
}

/**
 * One event as visible to the caller, who checks access first.
 *
 * @throws ApiError not_found when it does not exist
 */
export async function loadEvent(services: Sources, caller: Caller, id: number): Promise<EventResponse> {
  const [event] = await loadEvents(services, caller, [id]);
  if (!event) throw notFound('event');
  return event;
}
