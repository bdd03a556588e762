import { badges } from '@brigade/domain/pros/profiles/badges.ts';
import { z } from 'zod';
import { openEnumOr, openEnums } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { wireDate } from '../../platform/schema/wireTime.ts';
import { weekdays } from '../../platform/schema/weekdays.ts';
import { certificationStatuses } from './certificationStatuses.ts';
import { workerTypes } from '../../businesses/locations/workerTypes.ts';

const performanceFields = z.object({
  /** 1 to 5. */
  rating: wireDecimal.nullish(),
  gigs_worked: z.int(),
  /** 0 to 100. */
  completion_percentage: wireDecimal.nullish(),
  callout_count: z.int(),
  noshow_count: z.int(),
  review_count: z.int(),
});

export type ProPerformanceWire = z.infer<typeof performanceFields>;

const preferencesWire = z.object({
  pro_contractor_type: z.string().nullish(),
  skills: z.array(z.object({ name: z.string() })),
  days_of_week: openEnums(weekdays),
  time_blocks: z.array(
    z.object({
      name: z.string(),
      description: z.string().nullish(),
      start_time: z.string().nullish(),
      end_time: z.string().nullish(),
    }),
  ),
  hours_per_week: z.string().nullish(),
});

export type ProPreferencesWire = z.infer<typeof preferencesWire>;

/**
 * A pro in lists, applications, favorites and blocks. Optional fields are required in the profile only.
 * `is_favorite` and `is_blocked` apply to the location that the request is for.
 */
export const proWire = z.object({
  uuid: z.string(),
  profile_id: z.int(),
  display_name: z.string(),
  headshot_public_id: z.string().nullish(),
  badges: openEnums(badges),
  verified: z.boolean().optional(),
  city: z.string().nullish(),
  is_favorite: z.boolean().optional(),
  is_blocked: z.boolean().optional(),
  /** Rounded, from the location that the flags apply to. Absent from servers that do not measure it. */
  distance_miles: z.number().nonnegative().nullish(),
  performance: performanceFields.optional(),
  pro_preferences: preferencesWire.nullish(),
});

export type ProWire = z.infer<typeof proWire>;

const workHistoryEntryWire = z.object({
  business_name: z.string(),
  position: z.string(),
  start_date: wireDate.nullish(),
  end_date: wireDate.nullish(),
  position_skill_object: z.object({ id: z.int().optional(), name: z.string() }).nullish(),
});

export type WorkHistoryEntryWire = z.infer<typeof workHistoryEntryWire>;

const ratingSummaryWire = z.object({
  rank: z.int(),
  name: z.string(),
  label: z.string(),
  is_overall_type: z.boolean(),
  avg_rating: wireDecimal.nullish(),
  rating_count: z.int(),
});

export type RatingSummaryWire = z.infer<typeof ratingSummaryWire>;

const certificationWire = z.object({
  id: z.int(),
  name: z.string(),
  state_code: z.string().nullish(),
  expiration_date: wireDate.nullish(),
  /** PENDING for an unknown status, which proves nothing. */
  status: openEnumOr(certificationStatuses, 'PENDING'),
});

export type ProCertificationWire = z.infer<typeof certificationWire>;

/** A pro's full profile. */
export const proProfileWire = proWire.extend({
  verified: z.boolean(),
  is_favorite: z.boolean(),
  is_blocked: z.boolean(),
  user_id: z.int().nullish(),
  /** The id of the favorite at the location that the request is for; null without one. Not every server sends it. */
  favorite_id: z.int().nullish(),
  bio: z.string().nullish(),
  market_id: z.int().nullish(),
  market_name: z.string().nullish(),
  market_not_listed: z.boolean().nullish(),
  /** Where the pro lives when no market covers it. */
  market_not_listed_name: z.string().nullish(),
  supported_employment_types: openEnums(workerTypes),
  /** For platform admins only. */
  address_line_1: z.string().nullish(),
  address_line_2: z.string().nullish(),
  has_stripe_id: z.boolean().nullish(),
  has_worked_together: z.boolean().nullish(),
  work_history: z.array(workHistoryEntryWire),
  performance: performanceFields.extend({ ratings_summary: z.array(ratingSummaryWire) }),
  competencies: z.array(z.object({ name: z.string() })),
  certifications: z.array(certificationWire),
});

export type ProProfileWire = z.infer<typeof proProfileWire>;
