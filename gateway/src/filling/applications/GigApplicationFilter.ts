import { applicantStageFilter } from '@brigade/domain/filling/applications/applicantStage.ts';
import { builder } from '../../platform/schema/builder.ts';
import { BreakCompliance } from '../../schedule/gigs/BreakCompliance.ts';
import { ApplicantStage } from './applicationEnums.ts';
import type { ApplicationListQuery } from './applicationsApi.ts';

export const GigApplicationOrder = builder.enumType('GigApplicationOrder', {
  description: 'Sort orders for lists of applications. Ties are sorted by number.',
  values: {
    BEST_MATCH: { description: 'By match score, the highest first.', value: '-match_score' },
    NEWEST: { description: 'The latest application first.', value: '-created_ts' },
    OLDEST: { description: 'The earliest application first.', value: 'created_ts' },
    STARTING_SOONEST: {
      description: 'By the start of the gig, the earliest first.',
      value: 'gig__start_time',
    },
    STARTING_LATEST: { description: 'By the start of the gig, the latest first.', value: '-gig__start_time' },
  } as const,
});

const shortText: { maxLength: [number, { message: string }] } = {
  maxLength: [200, { message: 'At most 200 characters' }],
};

export const GigApplicationFilter = builder.inputType('GigApplicationFilter', {
  description: 'Filters for lists of applications. All given filters must match.',
  fields: (t) => ({
    stage: t.field({ type: ApplicantStage, description: 'Only applications in this stage.' }),
    isBoosted: t.boolean({
      description: 'Only applications with a bonus (true), or only those without (false).',
    }),
    isGigCancelled: t.boolean({
      description: 'Only applications for cancelled gigs (true), or only the others (false).',
    }),
    proDatabaseId: t.field({
      type: 'DatabaseId',
      description: 'Only applications of the pro with this number.',
    }),
    gigDatabaseIds: t.field({
      type: ['DatabaseId'],
      description: 'Only applications for the gigs with these numbers, at most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    startsAtOrAfter: t.field({
      type: 'DateTime',
      description: 'Only applications for gigs that start at this time or later.',
    }),
    startsAtOrBefore: t.field({
      type: 'DateTime',
      description: 'Only applications for gigs that start at this time or earlier.',
    }),
    proName: t.string({
      description: 'Only applications of pros whose name contains this text.',
      validate: shortText,
    }),
    locationName: t.string({
      description: 'Only applications at locations whose name contains this text.',
      validate: shortText,
    }),
    isProUnpaid: t.boolean({
      description:
        'Only ended work that is not paid out to the pro (true), or only the other applications (false).',
    }),
    isBusinessUncharged: t.boolean({
      description:
        'Only ended work that the business has not paid (true), or only the other applications (false).',
    }),
    shiftBreakCompliance: t.field({
      type: BreakCompliance,
      description:
        'Only applications of confirmed pros whose longest break has this result. NON_COMPLIANT includes ' +
        'every way to break the rule.',
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
    gig_id: filter?.gigDatabaseIds,
    gig__start_time__gte: filter?.startsAtOrAfter,
    gig__start_time__lte: filter?.startsAtOrBefore,
    pro_fullname: filter?.proName?.trim() || undefined,
    location_name: filter?.locationName?.trim() || undefined,
    unpaid_pros: filter?.isProUnpaid,
    uncharged_businesses: filter?.isBusinessUncharged,
    shift_break_compliance: filter?.shiftBreakCompliance,
  } satisfies Partial<Record<keyof ApplicationListQuery, unknown>>;
}
