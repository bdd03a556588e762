import { builder } from '../schema/builder.ts';
import { someOf } from '../schema/someOf.ts';
import { Badge } from './Badge.ts';
import type { ProListQuery } from './prosApi.ts';

export const ProOrder = builder.enumType('ProOrder', {
  description: 'The orders that lists of pros can have. Equal ones stand by number.',
  values: {
    RATING: { description: 'The best rated first.', value: '-rating' },
    GIGS_WORKED: { description: 'Those who worked most gigs first.', value: '-gigs_worked' },
    COMPLETION_RATE: { description: 'The most reliable first.', value: '-completion_rate' },
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
    isFavorite: t.boolean({ description: 'True: favourites only. False: others only.' }),
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
    rating_gte: filter?.minimumRating,
    is_favorite: filter?.isFavorite,
    is_verified: filter?.isVerified,
    has_worked_together: filter?.hasWorkedTogether,
  } satisfies Partial<Record<keyof ProListQuery, unknown>>;
}
