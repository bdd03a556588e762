import { expressionBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListConditions } from '../../platform/tallies/listConditions.ts';
import { hasBreakCompliance } from './breakCompliance.ts';
import type { GigFilters } from './gigFilters.ts';
import { statusesByListStatus, typesByListType } from './gigStatus.ts';
import { gigsOfPros } from './gigsOfPros.ts';
import { gigSearch, isMarkedSearch } from './gigSearch.ts';

/** The conditions on `gigs` of the filters; all of them must hold. */
export function gigConditions(filters: GigFilters, now: Date): ListConditions {
  return {
    tallied: talliedConditions(filters),
    others: [...ownConditions(filters), ...relatedConditions(filters, now)],
    areOfOneLocation: filters.search !== undefined && isMarkedSearch(filters.search, filters.location_id),
  };
}

function talliedConditions({ statuses, status, types, type, positions, skill_id, events }: GigFilters) {
  const eb = expressionBuilder<Tables, 'gigs'>();
  return [
    statuses &&
      eb(
        'status',
        'in',
        statuses.flatMap((listStatus) => statusesByListStatus[listStatus]),
      ),
    status && eb('status', 'in', status),
    types &&
      eb(
        'type',
        'in',
        types.flatMap((listType) => typesByListType[listType]),
      ),
    type && eb('type', 'in', type),
    positions && eb('skill_id', 'in', positions),
    skill_id === undefined ? undefined : eb('skill_id', '=', skill_id),
    events && eb('is_in_event', '=', events === 'events'),
  ].filter((condition) => condition !== undefined);
}

function ownConditions(filters: GigFilters) {
  const eb = expressionBuilder<Tables, 'gigs'>();
  const { start_time__gte, start_time__lte, end_time__gte, end_time__lte, created_ts__gte, created_ts__lte } =
    filters;
  const { gig_id, employment_type, require_certifications, elevated, auto_select_enabled } = filters;
  return [
    gig_id && eb('id', 'in', gig_id),
    start_time__gte && eb('start_time', '>=', start_time__gte),
    start_time__lte && eb('start_time', '<=', start_time__lte),
    end_time__gte && eb('end_time', '>=', end_time__gte),
    end_time__lte && eb('end_time', '<=', end_time__lte),
    created_ts__gte && eb('created_ts', '>=', created_ts__gte),
    created_ts__lte && eb('created_ts', '<=', created_ts__lte),
    employment_type && eb('employment_type', '=', employment_type),
    require_certifications !== undefined && eb('require_certifications', '=', require_certifications),
    elevated !== undefined && eb('elevated', '=', elevated),
    auto_select_enabled !== undefined && eb('auto_select_enabled', '=', auto_select_enabled),
  ].filter((condition) => condition !== undefined && condition !== false);
}

function relatedConditions({ search, ...filters }: GigFilters, now: Date) {
  const { shift_break_compliance: compliance } = filters;
  const eb = expressionBuilder<Tables, 'gigs'>();
  return [
    search === undefined ? undefined : gigSearch(search, filters.location_id),
    gigsOfPros(filters),
    compliance &&
      eb.exists(
        eb
          .selectFrom('gig_applications')
          .select('gig_applications.id')
          .whereRef('gig_applications.gig_id', '=', 'gigs.id')
          .where(hasBreakCompliance(compliance, now)),
      ),
  ].filter((condition) => condition !== undefined);
}
