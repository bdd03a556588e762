import { builder } from '../../platform/schema/builder.ts';
import { someOf } from '../../platform/schema/someOf.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import { SkillGroup } from '../skills/SkillGroup.ts';
import { Badge } from '../profiles/Badge.ts';
import { ContractorType, HoursPerWeek, TimeBlockName } from '../profiles/proAvailability.ts';
import type { ProListQuery } from '../profiles/prosApi.ts';
import { wireRating } from '../profiles/wireRating.ts';

export const ProOrder = builder.enumType('ProOrder', {
  description: 'The orders that lists of pros can have. Equal ones stand by number.',
  values: {
    RATING: { description: 'The best rated first.', value: '-rating' },
    GIGS_WORKED: { description: 'Those who worked most gigs first.', value: '-gigs_worked' },
    COMPLETION_RATE: { description: 'The most reliable first.', value: '-completion_rate' },
    RATING_LOWEST: { description: 'Who has no rating yet first, then the worst rated.', value: 'rating' },
    GIGS_WORKED_FEWEST: { description: 'Those who worked fewest gigs first.', value: 'gigs_worked' },
    COMPLETION_RATE_LOWEST: {
      description: 'Who has completed nothing yet first, then the least reliable.',
      value: 'completion_rate',
    },
  } as const,
});

export const ProFilter = builder.inputType('ProFilter', {
  description:
    'Which pros to list. What is left out or an empty list does not matter; everything given must hold.',
  fields: (t) => ({
    name: t.string({
      description: 'A part of the name.',
      validate: { maxLength: [200, { message: 'At most 200 characters' }] },
    }),
    badges: t.field({ type: [Badge], description: 'Any of these badges.' }),
    skillDatabaseIds: t.intList({
      description: 'Worked before in any of the positions with these numbers, at most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    minimumRating: t.float({
      description: 'Rated at least this, 1 to 5.',
      validate: { min: [0, { message: 'From 0 to 5' }], max: [5, { message: 'From 0 to 5' }] },
    }),
    skillGroup: t.field({ type: SkillGroup, description: 'Looks for positions of this kind of work.' }),
    timeBlocks: t.field({ type: [TimeBlockName], description: 'Would work at any of these times of day.' }),
    daysOfWeek: t.field({ type: [Weekday], description: 'Would work on any of these days.' }),
    hoursPerWeek: t.field({ type: [HoursPerWeek], description: 'Wants any of these amounts of work.' }),
    contractorTypes: t.field({
      type: [ContractorType],
      description: 'Looks for any of these kinds of engagement.',
    }),
    certificationDatabaseIds: t.intList({
      description: 'Holds any of the certifications with these numbers, approved and in force; at most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    claimedCertificationDatabaseIds: t.intList({
      description:
        'Has handed in any of the certifications with these numbers, in whatever state; at most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    hasBackgroundCheck: t.boolean({
      description: 'True: those whose background was checked. False: others only.',
    }),
    isFavorite: t.boolean({ description: 'True: favorites only. False: others only.' }),
    isVerified: t.boolean({ description: 'True: verified ones only. False: others only.' }),
    hasWorkedTogether: t.boolean({
      description: 'True: those who worked at the location before. False: others only.',
    }),
  }),
});

/** The REST parameters of a filtered list of pros. */
export function proListQuery(filter: (typeof ProFilter)['$inferInput'] | null | undefined) {
  return {
    pro_fullname: filter?.name?.trim() || undefined,
    badge_types: someOf(filter?.badges),
    previous_positions: someOf(filter?.skillDatabaseIds),
    rating_gte: wireRating(filter?.minimumRating),
    skill_group: filter?.skillGroup,
    time_blocks: someOf(filter?.timeBlocks),
    days_of_week: someOf(filter?.daysOfWeek),
    hours_per_week: someOf(filter?.hoursPerWeek),
    contractor_types: someOf(filter?.contractorTypes),
    certifications: someOf(filter?.certificationDatabaseIds),
    pro_certifications: someOf(filter?.claimedCertificationDatabaseIds),
    has_background_check: filter?.hasBackgroundCheck,
    is_favorite: filter?.isFavorite,
    is_verified: filter?.isVerified,
    has_worked_together: filter?.hasWorkedTogether,
  } satisfies Partial<Record<keyof ProListQuery, unknown>>;
}
