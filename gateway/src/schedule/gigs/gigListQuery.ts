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
    gig_id: someOf(filter?.gigDatabaseIds),
    location_name: filter?.locationName?.trim() || undefined,
    market_name: filter?.marketName?.trim() || undefined,
    pro_id: filter?.proDatabaseId,
    pro_first_name: filter?.proFirstName?.trim() || undefined,
    pro_last_name: filter?.proLastName?.trim() || undefined,
    employment_type: filter?.employmentType,
    require_certifications: filter?.areCertificationsRequired,
    elevated: filter?.isElevated,
    auto_select_enabled: filter?.isAutoSelectEnabled,
    shift_break_compliance: filter?.shiftBreakCompliance,
    ordering: gigOrderToWire(order ?? 'STARTING_SOONEST'),
  } satisfies Partial<Record<keyof GigListQuery, unknown>>;
}
