import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

const count = z.int().nonnegative();

/** The response schema of a pro's track record. Values are null until they are known. */
export const proPerformance = z.object({
  rating: z.number().min(0).max(5).nullable(),
  gigs_worked: count,
  completion_percentage: z.number().min(0).max(100).nullable(),
  callout_count: count,
  noshow_count: count,
  review_count: count,
});

/** The response schema of a pro in lists and in other objects. The flags refer to the location of the list. */
export const proSummary = z
  .object({
    uuid: z.uuid(),
    profile_id: id,
    user_id: id,
    display_name: z.string(),
    headshot_public_id: z.string().nullable(),
    badges: z.array(z.string()),
    verified: z.boolean(),
    city: z.string().nullable(),
    is_favorite: z.boolean(),
    is_blocked: z.boolean(),
    favorite_id: id.nullable(),
    distance_miles: z
      .int()
      .nonnegative()
      .nullable()
      .describe(
        'How far the pro lives from the location of the list, as the crow flies; 0 is under a mile. Null without one location, or if it is not known where the pro lives',
      ),
    performance: proPerformance,
  })
  .meta({ id: 'ProSummary' });

/** A pro in lists and in other objects. */
export type ProSummary = z.output<typeof proSummary>;

/** The columns of `pros` that a summary needs. */
export const proSummaryColumns = [
  'pros.uuid',
  'pros.id as profile_id',
  'pros.user_id',
  'pros.display_name',
  'pros.headshot_public_id',
  'pros.badges',
  'pros.verified',
  'pros.city',
  'pros.rating',
  'pros.gigs_worked',
  'pros.completion_percentage',
  'pros.callout_count',
  'pros.noshow_count',
  'pros.review_count',
] as const;

type ProSummaryRow = Pick<
  ProSummary,
  'uuid' | 'profile_id' | 'user_id' | 'display_name' | 'headshot_public_id' | 'badges' | 'verified' | 'city'
> &
  ProSummary['performance'] &
  Pick<ProSummary, 'favorite_id' | 'is_blocked' | 'distance_miles'>;

/** The summary of a row with {@link proSummaryColumns} and the pro's flags. */
export function toProSummary(row: ProSummaryRow): ProSummary {
  return {
    uuid: row.uuid,
    profile_id: row.profile_id,
    user_id: row.user_id,
    display_name: row.display_name,
    headshot_public_id: row.headshot_public_id,
    badges: row.badges,
    verified: row.verified,
    city: row.city,
    is_favorite: row.favorite_id !== null,
    is_blocked: row.is_blocked,
    favorite_id: row.favorite_id,
    distance_miles: row.distance_miles,
    performance: {
      rating: row.rating,
      gigs_worked: row.gigs_worked,
      completion_percentage: row.completion_percentage,
      callout_count: row.callout_count,
      noshow_count: row.noshow_count,
      review_count: row.review_count,
    },
  };
}
