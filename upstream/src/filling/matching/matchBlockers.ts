import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { countsOn } from '../../pros/certifications/countsOn.ts';

/** The kinds of match blockers: what prevents a pro from working a gig, whatever the match score. */
const matchBlockerKinds = [
  'BLOCKED',
  'SUSPENDED',
  'MISSING_CERTIFICATION',
  'MISSING_BACKGROUND_CHECK',
  'WORKS_ELSEWHERE',
] as const;

/** The response schema of a match blocker. */
export const matchBlocker = z
  .object({
    kind: z.enum(matchBlockerKinds),
    names: z.array(z.string()).describe('The names of missing certifications; empty for other kinds'),
  })
  .meta({ id: 'MatchBlocker' });

/** What prevents a pro from working a gig. */
export type MatchBlocker = z.output<typeof matchBlocker>;

/** For queries over `pros` and `gigs`: whether the pro is blocked at the gig's location. */
const isBlockedThere: RawBuilder<boolean> = sql`exists (
  select from pro_block_locations as bar where bar.location_id = gigs.location_id and bar.pro_id = pros.id
)`;

/** For queries over `pros`: whether the pro currently takes no gigs. */
const isSuspended: RawBuilder<boolean> = sql`exists (
  select from users as account where account.id = pros.user_id and account.account_status <> 'ACTIVE'
)`;

/** For queries over `pros` and `gigs`: whether the pro has a place in another gig while this one runs. */
const worksElsewhere: RawBuilder<boolean> = sql`exists (
  select from gig_applications as other
  where other.pro_id = pros.id and other.gig_id <> gigs.id
    and other.is_selected and not other.is_cancelled and not other.is_gig_cancelled
    -- No gig is longer than a day: only few rows of the index are read.
    and other.gig_start_time > gigs.start_time - interval '48 hours' and other.gig_start_time < gigs.end_time
    and other.work_start_time < gigs.end_time and other.work_end_time > gigs.start_time
)`;

/** For queries over `pros` and `gigs`: whether the gig wants a background check that the pro has not had. */
const lacksBackgroundCheck: RawBuilder<boolean> = sql`(
  gigs.background_check_required and not pros.has_background_check
)`;

/**
 * For queries over `pros` and `gigs`: the names of the certifications that a gig requires and the pro lacks on its day.
 * A requirement refers to the certification of the same name. Gigs without a certification check require none.
 */
const missingCertifications: RawBuilder<string[]> = sql`array(
  select wanted.name
  from gig_requirements
  join requirements on requirements.id = gig_requirements.requirement_id and requirements.category = 'CERTIFICATION'
  join certifications as wanted on lower(wanted.name) = lower(requirements.name)
  where gigs.require_certifications and gig_requirements.gig_id = gigs.id and not exists (
    select from pro_certifications as held
    where held.pro_id = pros.id and held.certification_id = wanted.id
      and ${countsOn(sql`(gigs.start_time at time zone gigs.timezone)::date`)}
  )
  order by wanted.name
)`;

/** For queries over `pros` and `gigs`: whether the pro has no blocker for the gig. */
export const isUnhindered: RawBuilder<boolean> = sql`not (
  ${isBlockedThere} or ${isSuspended} or ${lacksBackgroundCheck} or ${worksElsewhere}
  or cardinality(${missingCertifications}) > 0
)`;

/** For queries over `pros` and `gigs`: the columns that {@link toMatchBlockers} reads. */
export const matchBlockerColumns = [
  isBlockedThere.as('is_hindered_by_block'),
  isSuspended.as('is_hindered_by_suspension'),
  missingCertifications.as('missing_certifications'),
  lacksBackgroundCheck.as('is_hindered_by_background_check'),
  worksElsewhere.as('is_hindered_by_other_gig'),
] as const;

type BlockerRow = {
  is_hindered_by_block: boolean;
  is_hindered_by_suspension: boolean;
  missing_certifications: string[];
  is_hindered_by_background_check: boolean;
  is_hindered_by_other_gig: boolean;
};

/** The match blockers of a row with {@link matchBlockerColumns}. */
export function toMatchBlockers(row: BlockerRow): MatchBlocker[] {
  const plain = (kind: MatchBlocker['kind'], isSo: boolean) => (isSo ? [{ kind, names: [] }] : []);
  return [
    ...plain('BLOCKED', row.is_hindered_by_block),
    ...plain('SUSPENDED', row.is_hindered_by_suspension),
    ...(row.missing_certifications.length > 0
      ? [{ kind: 'MISSING_CERTIFICATION' as const, names: row.missing_certifications }]
      : []),
    ...plain('MISSING_BACKGROUND_CHECK', row.is_hindered_by_background_check),
    ...plain('WORKS_ELSEWHERE', row.is_hindered_by_other_gig),
  ];
}
