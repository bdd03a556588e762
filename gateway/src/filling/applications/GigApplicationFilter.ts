import { applicantStageFilter } from '@brigade/domain/filling/applications/applicantStage.ts';
import { builder } from '../../platform/schema/builder.ts';
import { BreakCompliance } from '../../schedule/gigs/BreakCompliance.ts';
import { ApplicantStage } from './applicationEnums.ts';
import type { ApplicationListQuery } from './applicationsApi.ts';

export const GigApplicationOrder = builder.enumType('GigApplicationOrder', {
  description: 'Sort orders for lists of applications. Ties are sorted by number.',
  values: {
    BEST_MATCH: { description: 'Those who fit best first.', value: '-match_score' },
    NEWEST: { description: 'The latest application first.', value: '-created_ts' },
    OLDEST: { description: 'The earliest application first.', value: 'created_ts' },
    STARTING_SOONEST: {
      description: 'By the start of the gig, the earliest first.',
      value: 'gig__start_time',
    },
    STARTING_LATEST: { description: 'By the start of the gig, the latest first.', value: '-gig__start_time' },
  } as const,
});

export const GigApplicationFilter = builder.inputType('GigApplicationFilter', {
  description: 'Filters for lists of applications. All given filters must match.',
  fields: (t) => ({
    stage: t.field({ type: ApplicantStage, description: 'Those in this stage.' }),
    isBoosted: t.boolean({ description: 'True: boosted ones only. False: others only.' }),
    isGigCancelled: t.boolean({ description: 'True: those for cancelled gigs only. False: others only.' }),
    proDatabaseId: t.int({ description: 'Those of the pro with this number.' }),
    shiftBreakCompliance: t.field({
      type: BreakCompliance,
      description:
        'Confirmed pros whose break follows the rules in this way. NON_COMPLIANT includes each way not to.',
    }),
  }),
});

/** The REST parameters of a filtered list of applications. */
export function applicationListQuery(
  filter: (typeof GigApplicationFilter)['$inferInput'] | null | undefined,
) {
  const stage = filter?.stage == null ? null : applicantStageFilter(filter.stage);
  return {
    is_cancelled: stage?.isCancelled,
    is_selected: stage?.isSelected,
    is_confirmed: stage?.isConfirmed,
    is_boosted: filter?.isBoosted,
    is_gig_cancelled: filter?.isGigCancelled,
    pro_id: filter?.proDatabaseId,
    shift_break_compliance: filter?.shiftBreakCompliance,
  } satisfies Partial<Record<keyof ApplicationListQuery, unknown>>;
}
