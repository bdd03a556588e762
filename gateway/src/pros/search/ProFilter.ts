import { builder } from '../../platform/schema/builder.ts';
import { someOf } from '../../platform/schema/someOf.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import { SkillGroup } from '../skills/SkillGroup.ts';
import { Badge } from '../profiles/Badge.ts';
import { ContractorType, HoursPerWeek, TimeBlockName } from '../profiles/proAvailability.ts';
import type { ProListQuery } from '../profiles/prosApi.ts';
import { wireRating } from '../profiles/wireRating.ts';

export const ProOrder = builder.enumType('ProOrder', {
  description: 'Sort orders for lists of pros. Ties are sorted by number.',
  values: {
    FIT: {
      description:
        'The best fit for the location first, by the parts of a match: a position that the location has posted (30 ' +
        'points, else 6), past work there (20), the rating (up to 15), the completion rate (up to 15), the days and ' +
        'times of availability (3 to 10), and living in the same city (10) or market (6). By `WEIGHTED_RATING` if the ' +
        'REST API has no such order.',
      value: '-fit',
    },
    DISTANCE: {
      description:
        'The nearest first, and pros whose home is not known last. By `WEIGHTED_RATING` if the REST API has no such order.',
      value: 'distance',
    },
    RATING: { description: 'The highest rating first.', value: '-rating' },
    WEIGHTED_RATING: {
      description:
        'The highest rating first, where few reviews weigh less: five reviews of 4.5 stars are added to those of each pro.',
      value: '-weighted_rating',
    },
    GIGS_WORKED: { description: 'Most gigs worked first.', value: '-gigs_worked' },
    COMPLETION_RATE: { description: 'Highest completion rate first.', value: '-completion_rate' },
    RATING_LOWEST: { description: 'Pros without a rating first, then lowest rating first.', value: 'rating' },
    GIGS_WORKED_FEWEST: { description: 'Fewest gigs worked first.', value: 'gigs_worked' },
    COMPLETION_RATE_LOWEST: {
      description: 'Pros without a completion rate first, then lowest rate first.',
      value: 'completion_rate',
    },
  } as const,
});

const ProArea = builder.enumType('ProArea', {
  description: 'Where pros work, as seen from a location.',
  values: {
    MARKET: {
      description:
        'In the metropolitan area of the location. Anywhere, if it has none or the REST API cannot narrow to one.',
    },
    ANYWHERE: { description: 'In any metropolitan area, or outside of them.' },
  } as const,
});

export const ProFilter = builder.inputType('ProFilter', {
  description:
    'Filters for lists of pros. All given filters must match; omitted filters and empty lists match every pro.',
  fields: (t) => ({
    name: t.string({
      description: 'Text that the name contains.',
      validate: { maxLength: [200, { message: 'At most 200 characters' }] },
    }),
    area: t.field({ type: ProArea, description: 'Where the pros work. Defaults to `ANYWHERE`.' }),
    badges: t.field({ type: [Badge], description: 'Pros with any of these badges.' }),
    skillDatabaseIds: t.field({
      type: ['DatabaseId'],
      description: 'Pros who worked in any of the positions with these numbers, at most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    minimumRating: t.float({
      description: 'The minimum rating, 1 to 5.',
      validate: { min: [0, { message: 'From 0 to 5' }], max: [5, { message: 'From 0 to 5' }] },
    }),
    skillGroup: t.field({ type: SkillGroup, description: 'Pros who look for this kind of work.' }),
    timeBlocks: t.field({
      type: [TimeBlockName],
      description: 'Pros available at any of these times of day.',
    }),
    daysOfWeek: t.field({ type: [Weekday], description: 'Pros available on any of these days.' }),
    hoursPerWeek: t.field({ type: [HoursPerWeek], description: 'Pros who want any of these weekly hours.' }),
    contractorTypes: t.field({
      type: [ContractorType],
      description: 'Pros who look for any of these engagements.',
    }),
    certificationDatabaseIds: t.field({
      type: ['DatabaseId'],
      description:
        'Pros with any of the certifications with these numbers, approved and not expired. At most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    claimedCertificationDatabaseIds: t.field({
      type: ['DatabaseId'],
      description:
        'Pros who submitted any of the certifications with these numbers, in any status. At most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    hasBackgroundCheck: t.boolean({
      description: 'Whether the background of the pro was checked.',
    }),
    isFavorite: t.boolean({ description: 'Whether the pro is a favorite of the location.' }),
    isBlocked: t.boolean({
      description:
        'Whether the pro is blocked at the location: `false` leaves out those who are. Matches every pro if the REST API ' +
        'has no such filter.',
    }),
    isVerified: t.boolean({ description: 'Whether the platform verified the pro.' }),
    hasWorkedTogether: t.boolean({
      description: 'Whether the pro has worked at the location before.',
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
    is_blocked: filter?.isBlocked,
    is_verified: filter?.isVerified,
    has_worked_together: filter?.hasWorkedTogether,
  } satisfies Partial<Record<keyof ProListQuery, unknown>>;
}
