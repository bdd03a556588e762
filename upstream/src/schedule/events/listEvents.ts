import { expressionBuilder, type SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { containsPattern } from '../../platform/database/containsPattern.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { invalidField } from '../../platform/errors.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadEvents } from './eventRows.ts';
import { eventResponse } from './eventSchema.ts';

const eventFilters = z.strictObject({
  organization_id: idParameter.optional(),
  location_id: idParameter.optional().describe('Events with gigs there, and events without gigs'),
  search: z.string().trim().min(1).max(100).optional().describe('A part of the name'),
  period: z
    .enum(['upcoming', 'past'])
    .optional()
    .describe('Whether the last shift has not ended; events without gigs are upcoming'),
});

/** `GET /api/events/`: the events of an organization, or of a location. */
export const listEvents = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/events/',
    access: 'staffer',
    tags: ['events'],
    summary: 'List events',
    description:
      'Requires an organization or a location. Sorts upcoming events by start, past events latest first, and all ' +
      'events together newest first.',
    query: eventFilters.extend(pagingParameters),
    responses: { 200: pageSchema(eventResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const organizationId = await organizationOf(database, caller, query);
      const events = eventIds(database, { ...query, organizationId, now: clock.now() });
      const body = await pageOf({ url, query }, events, (rows) =>
        loadEvents(
          { database, clock },
          caller,
          rows.map(({ id }) => id),
        ),
      );
      return { status: 200, body };
    },
  });

type EventFilters = z.output<typeof eventFilters>;

async function organizationOf(
  database: Database,
  caller: Caller,
  { organization_id, location_id }: EventFilters,
): Promise<number> {
  const location =
    location_id === undefined ? undefined : (await accessTo(database, caller, location_id)).location;
  const organizationId = organization_id ?? location?.organization_id;
  if (organizationId === undefined) throw invalidField('organization_id', 'This field is required');
  await accessToOrganization(database, caller, organizationId);
  return organizationId;
}

type Wanted = EventFilters & { organizationId: number; now: Date };

function eventIds(
  database: Database,
  { organizationId, location_id, search, period, now }: Wanted,
): SelectQueryBuilder<Tables, 'events', { id: number }> {
  let events = database
    .selectFrom('events')
    .select('events.id')
    .where('events.organization_id', '=', organizationId);
  if (search !== undefined) events = events.where('events.name', 'ilike', containsPattern(search));
  if (location_id !== undefined) events = events.where(hasGigsAtOrNone(location_id));
  if (period === 'past') {
    events = events.where(lastEnd, '<', now).orderBy(lastEnd, 'desc');
  } else if (period === 'upcoming') {
    events = events
      .where((eb) => eb.or([eb(lastEnd, 'is', null), eb(lastEnd, '>=', now)]))
      .orderBy(firstStart, (order) => order.asc().nullsLast());
  }
  return events.orderBy('events.id', 'desc');
}

const eventGigs = expressionBuilder<Tables, 'events'>()
  .selectFrom('gigs')
  .whereRef('gigs.event_id', '=', 'events.id')
  .where('gigs.status', '<>', 'CANCELLED');
const firstStart = eventGigs.select(({ fn }) => fn.min('gigs.start_time').as('first_start'));
const lastEnd = eventGigs.select(({ fn }) => fn.max('gigs.end_time').as('last_end'));

function hasGigsAtOrNone(locationId: number) {
  const eb = expressionBuilder<Tables, 'events'>();
  const gigs = eventGigs.select('gigs.id');
  return eb.or([eb.exists(gigs.where('gigs.location_id', '=', locationId)), eb.not(eb.exists(gigs))]);
}
