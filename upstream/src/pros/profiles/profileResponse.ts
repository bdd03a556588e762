import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { proPreferences } from './proPreferences.ts';
import { proPerformance, proSummary } from './proSummary.ts';

const named = z.object({ id, name: z.string() });

/** The response schema of a pro's profile. */
export const profileResponse = proSummary
  .extend({
    bio: z.string(),
    pro_preferences: proPreferences,
    work_history: z.array(
      z.object({
        business_name: z.string(),
        position: z.string(),
        start_date: z.iso.date(),
        end_date: z.iso.date().nullable().describe('Null when ongoing'),
        position_skill_object: named.nullable(),
      }),
    ),
    market_id: id.nullable(),
    market_name: z.string().nullable(),
    market_not_listed: z.boolean(),
    market_not_listed_name: z.string().nullable(),
    supported_employment_types: z.array(z.enum(['W2', 'F1099'])),
    address_line_1: z.string().nullable().describe('Null for callers who are not platform admins'),
    address_line_2: z.string().nullable().describe('Null for callers who are not platform admins'),
    has_stripe_id: z.boolean(),
    performance: proPerformance.extend({
      ratings_summary: z.array(
        z.object({
          rank: z.int(),
          name: z.string(),
          label: z.string(),
          is_overall_type: z.boolean(),
          avg_rating: z.number(),
          rating_count: z.int().nonnegative(),
        }),
      ),
    }),
    competencies: z.array(z.object({ name: z.string() })),
    certifications: z.array(
      z.object({
        id,
        name: z.string(),
        state_code: z.string().nullable(),
        expiration_date: z.iso.date().nullable(),
        status: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
      }),
    ),
    has_worked_together: z.boolean(),
  })
  .meta({ id: 'ProProfile' });

/** A pro's profile. */
export type ProfileResponse = z.output<typeof profileResponse>;
