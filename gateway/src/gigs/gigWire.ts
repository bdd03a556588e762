import { gigStatuses } from '@brigade/domain/gigs/gigStatus.ts';
import { gigTypes } from '@brigade/domain/gigs/gigType.ts';
import { z } from 'zod';
import { wireInstant } from '../schema/wireTime.ts';
import { skillWire } from '../skills/skillWire.ts';
import { requirementCategories } from './requirementCategories.ts';
import { workerTypes } from '../pros/workerTypes.ts';

/** Counts kept by the marketplace. `selected_applications` leaves cancelled ones out and counts confirmed ones in. */
const gigStatsWire = z.object({
  total_applications: z.int(),
  selected_applications: z.int(),
  confirmed_applications: z.int(),
  confirmed_auto_matched_applications: z.int(),
  cancelled_applications: z.int(),
  total_payments: z.int(),
  failed_payments: z.int(),
  error_payments: z.int(),
  submitted_payments: z.int(),
  paid_pros: z.int(),
});

/** A gig, the same in lists and alone. */
export const gigWire = z.object({
  id: z.int(),
  status: z.enum(gigStatuses),
  start_time: wireInstant,
  end_time: wireInstant,
  timezone: z.string(),
  allowed_confirmed_pros: z.int(),
  skill: skillWire,
  location_id: z.int(),
  /** Not every server sends it; who needs it then asks the location. */
  organization_id: z.int().optional(),
  address_line_1: z.string(),
  city: z.string(),
  zip_code: z.string(),
  state_code: z.string(),
  contact_name: z.string().nullish(),
  contact_phone: z.string().nullish(),
  description: z.string(),
  no_experience_required: z.boolean(),
  special_inst: z.string(),
  /** Dollars an hour; null for those who may not see wages. */
  wage_amount: z.number().nullable(),
  type: z.enum(gigTypes),
  employment_type: z.enum(workerTypes).nullish(),
  auto_select_enabled: z.boolean(),
  unpaid_break_minutes: z.int(),
  created_ts: wireInstant,
  last_updated_ts: wireInstant.nullish(),
  requirements: z.array(
    z.object({ id: z.int(), name: z.string(), category: z.enum(requirementCategories).nullish() }),
  ),
  background_check_required: z.boolean(),
  number_of_gigs_in_bundle: z.int().nullish(),
  is_recurring: z.boolean(),
  /** Dollars; null where there is no bonus and for those who may not see wages. */
  boosted_gig_bonus: z.number().nullish(),
  event: z.object({ id: z.int(), name: z.string() }).nullish(),
  require_certifications: z.boolean(),
  checkin_code: z.string().nullish(),
  stats: gigStatsWire,
});

export type GigWire = z.infer<typeof gigWire>;
