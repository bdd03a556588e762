import { type Expression, sql, type SqlBool } from 'kysely';
import { z } from 'zod';

/** How a break, or all breaks of a shift, compare with the break rules of the market. */
export const breakCompliances = [
  'COMPLIANT',
  'NON_COMPLIANT',
  'NOT_APPLICABLE',
  'TOO_LONG',
  'TOO_SHORT',
  'TOO_LATE',
  'SKIPPED',
  'UNKNOWN',
  'NO_START_END_TIME',
  'SHORT_SHIFT',
] as const;

/** One of {@link breakCompliances}. */
export type BreakCompliance = (typeof breakCompliances)[number];

/** The filter by break compliance, which gigs and applications share. */
export const breakComplianceParameter = z
  .enum(breakCompliances)
  .describe(
    'Only work of confirmed pros whose break has this status; NON_COMPLIANT for a break that is too late, too short, ' +
      'too long, skipped, or without its punches',
  );

/** Matches applications whose break has this status. Work that is not over is not reproached for missing punches. */
export function hasBreakCompliance(status: BreakCompliance, now: Date): Expression<SqlBool> {
  return sql<SqlBool>`(${condition(status, now)} and not gig_applications.is_gig_cancelled)`;
}

function condition(status: BreakCompliance, now: Date): Expression<SqlBool> {
  const missing = sql<SqlBool>`gig_applications.break_compliance = 'NO_START_END_TIME'`;
  const isOver = sql<SqlBool>`gig_applications.work_end_time <= ${now}`;
  switch (status) {
    case 'NO_START_END_TIME':
      return sql`${missing} and ${isOver}`;
    case 'UNKNOWN':
      return sql`(gig_applications.break_compliance = 'UNKNOWN' or ${missing} and not ${isOver})`;
    case 'NON_COMPLIANT':
      return sql`(
        gig_applications.break_compliance in ('TOO_LATE', 'TOO_SHORT', 'TOO_LONG', 'SKIPPED') or ${missing} and ${isOver}
      )`;
    default:
      return sql`gig_applications.break_compliance = ${status}`;
  }
}
