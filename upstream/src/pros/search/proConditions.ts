import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type LocationScope, onlyLocation } from '../../platform/access/locationScope.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { countsOn } from '../certifications/countsOn.ts';
import { fullNameContains } from './fullNameContains.ts';
import type { ProFilters } from './proFilters.ts';
import { hasWorkedTogether, isBlocked, isFavorite } from '../profiles/proFlags.ts';

/**
 * The conditions on `pros` of the filters; all of them must hold. Suspended pros, who are offered no shifts, are found only
 * by their ids.
 */
export function proConditions(filters: ProFilters, scope: LocationScope, now: Date): Expression<SqlBool>[] {
  return [
    ...recordConditions(filters, scope, now),
    ...profileConditions(filters),
    ...experienceConditions(filters, today(scope, now)),
  ];
}

function recordConditions(filters: ProFilters, scope: LocationScope, now: Date) {
  const eb = expressionBuilder<Tables, 'pros'>();
  const { ids, market_id, is_verified, has_background_check, rating_gte } = filters;
  return [
    ids ? eb('pros.id', 'in', ids) : eb('pros.is_suspended', '=', false),
    market_id === undefined ? undefined : eb('pros.market_id', '=', market_id),
    is_verified === undefined ? undefined : eb('pros.verified', '=', is_verified),
    has_background_check === undefined
      ? undefined
      : eb('pros.has_background_check', '=', has_background_check),
    rating_gte === undefined ? undefined : eb('pros.rating', '>=', rating_gte),
    equals(isFavorite(scope), filters.is_favorite),
    equals(isBlocked(scope), filters.is_blocked),
    equals(hasWorkedTogether(scope, now), filters.has_worked_together),
  ].filter((condition) => condition !== undefined);
}

function profileConditions(filters: ProFilters) {
  const eb = expressionBuilder<Tables, 'pros'>();
  const { pro_fullname, hours_per_week, contractor_types } = filters;
  return [
    pro_fullname === undefined ? undefined : fullNameContains(pro_fullname),
    overlaps('pros.badges', filters.badge_types),
    overlaps('pros.time_blocks', filters.time_blocks),
    overlaps('pros.days_of_week', filters.days_of_week),
    hours_per_week && eb('pros.hours_per_week', 'in', hours_per_week),
    contractor_types && eb('pros.pro_contractor_type', 'in', contractor_types),
  ].filter((condition) => condition !== undefined);
}

function experienceConditions(filters: ProFilters, day: RawBuilder<unknown>) {
  const eb = expressionBuilder<Tables, 'pros'>();
  const { previous_positions, skill_group, certifications, pro_certifications } = filters;
  const held = eb.selectFrom('pro_certifications as held').select('held.pro_id');
  return [
    previous_positions &&
      eb(
        'pros.id',
        'in',
        eb.selectFrom('pro_work_history').select('pro_id').where('skill_id', 'in', previous_positions),
      ),
    skill_group &&
      eb(
        'pros.id',
        'in',
        eb
          .selectFrom('pro_skills')
          .innerJoin('skills', 'skills.id', 'pro_skills.skill_id')
          .select('pro_skills.pro_id')
          .where('skills.skill_group', '=', skill_group),
      ),
    pro_certifications && eb('pros.id', 'in', held.where('certification_id', 'in', pro_certifications)),
    certifications &&
      eb('pros.id', 'in', held.where('certification_id', 'in', certifications).where(countsOn(day))),
  ].filter((condition) => condition !== undefined);
}

/** The date at the location in scope; of several, the date where the day ends last in the country. */
function today(scope: LocationScope, now: Date): RawBuilder<unknown> {
  const id = onlyLocation(scope);
  const zone =
    id === null ? sql`'Pacific/Pago_Pago'` : sql`(select timezone from locations where locations.id = ${id})`;
  return sql`(${now}::timestamptz at time zone ${zone})::date`;
}

function equals(
  condition: Expression<SqlBool>,
  wanted: boolean | undefined,
): Expression<SqlBool> | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? condition : expressionBuilder<Tables, 'pros'>().not(condition);
}

function overlaps(column: string, values: readonly string[] | undefined): Expression<SqlBool> | undefined {
  return values && sql<SqlBool>`${sql.ref(column)} && array[${sql.join(values)}]::text[]`;
}
