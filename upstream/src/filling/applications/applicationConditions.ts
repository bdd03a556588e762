import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { fullNameContains } from '../../pros/search/fullNameContains.ts';
import { hasBreakCompliance } from '../../schedule/gigs/breakCompliance.ts';
import type { ListConditions } from '../../platform/tallies/listConditions.ts';
import type { ApplicationFilters } from './applicationFilters.ts';

const talliedColumns = [
  'is_cancelled',
  'is_selected',
  'is_confirmed',
  'is_boosted',
  'is_gig_cancelled',
] as const;

/** The conditions on `gig_applications` of the filters; all of them must hold. */
export function applicationConditions(filters: ApplicationFilters, now: Date): ListConditions {
  const eb = expressionBuilder<Tables, 'gig_applications'>();
  const {
    application_id,
    gig_id,
    pro_id,
    positions,
    pro_fullname,
    pro_rating_gte,
    gig__start_time__gte,
    gig__start_time__lte,
    shift_break_compliance,
  } = filters;
  return {
    tallied: talliedColumns
      .filter((column) => filters[column] !== undefined)
      .map((column) => eb(column, '=', filters[column] === true)),
    others: [
      application_id &&
        (application_id.length > 0 ? eb('gig_applications.id', 'in', application_id) : sql<SqlBool>`false`),
      gig_id && (gig_id.length > 0 ? eb('gig_id', 'in', gig_id) : sql<SqlBool>`false`),
      pro_id === undefined ? undefined : eb('pro_id', '=', pro_id),
      positions &&
        eb.exists(
          eb
            .selectFrom('gigs')
            .select('gigs.id')
            .whereRef('gigs.id', '=', 'gig_applications.gig_id')
            .where('gigs.skill_id', 'in', positions),
        ),
      pro_rating_gte === undefined
        ? undefined
        : eb.exists(ofPro().where('pros.rating', '>=', pro_rating_gte)),
      pro_fullname === undefined ? undefined : eb.exists(ofPro().where(fullNameContains(pro_fullname))),
      gig__start_time__gte && eb('gig_start_time', '>=', gig__start_time__gte),
      gig__start_time__lte && eb('gig_start_time', '<=', gig__start_time__lte),
      shift_break_compliance && hasBreakCompliance(shift_break_compliance, now),
      unpaidCondition('pro_payment_status', filters.unpaid_pros, now),
      unpaidCondition('business_payment_status', filters.uncharged_businesses, now),
    ].filter((condition) => condition !== undefined),
  };
}

/** The pro of an application, to ask something about. */
function ofPro() {
  return expressionBuilder<Tables, 'gig_applications'>()
    .selectFrom('pros')
    .select('pros.id')
    .whereRef('pros.id', '=', 'gig_applications.pro_id');
}

/** Work that is over and not paid; undefined when it is not asked for. The text is that of two partial indexes. */
function unpaidCondition(
  status: 'pro_payment_status' | 'business_payment_status',
  isWanted: boolean | undefined,
  now: Date,
): Expression<SqlBool> | undefined {
  if (isWanted === undefined) return undefined;
  const unpaid = sql<SqlBool>`(
    is_confirmed and not is_cancelled and not is_gig_cancelled
    and ${sql.ref(status)} is distinct from 'AVAILABLE' and work_end_time <= ${now}
  )`;
  return isWanted ? unpaid : sql<SqlBool>`not ${unpaid}`;
}
