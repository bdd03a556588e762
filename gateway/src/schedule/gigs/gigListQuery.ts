import { gigListStatusToWire } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { type GigOrder, gigOrderToWire } from '@brigade/domain/schedule/gigs/gigOrder.ts';
import { someOf } from '../../platform/schema/someOf.ts';
import type { GigFilter } from './GigFilter.ts';
import type { GigListQuery } from './gigsApi.ts';

type Filter = (typeof GigFilter)['$inferInput'];

function eventsQuery(isInEvent: boolean | null | undefined): 'events' | 'gigs' | undefined {
  if (isInEvent == null) return undefined;
  return isInEvent ? 'events' : 'gigs';
}

/** Converts a filter and an order to the REST parameters of a list of gigs. */
export function gigListQuery(filter: Filter | null | undefined, order: GigOrder | null | undefined) {
  return {
    statuses: someOf(filter?.statuses)?.map(gigListStatusToWire),
    types: someOf(filter?.types),
    positions: someOf(filter?.skillDatabaseIds),
    events: eventsQuery(filter?.isInEvent),
    start_time__gte: filter?.startsAtOrAfter,
    start_time__lte: filter?.startsAtOrBefore,
    end_time__gte: filter?.endsAtOrAfter,
    end_time__lte: filter?.endsAtOrBefore,
    search: filter?.search?.trim() || undefined,
    ordering: gigOrderToWire(order ?? 'STARTING_SOONEST'),
  } satisfies Partial<Record<keyof GigListQuery, unknown>>;
}
