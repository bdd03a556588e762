import { z } from 'zod';
import { id, instant } from '../server/parameters.ts';
import { gigStatuses, gigTypes } from './gigStatus.ts';

const count = z.int().nonnegative();

/** Dollars, or null for who may not see wages and costs there. */
const hideableAmount = z.number().nonnegative().nullable();

/** A gig on the wire. */
export const gigResponse = z
  .object({
    id,
    status: z.enum(gigStatuses),
    start_time: instant,
    end_time: instant,
    timezone: z.string(),
    allowed_confirmed_pros: count,
    skill_id: id,
    skill: z.object({
      id,
      name: z.string(),
      description: z.string(),
      competencies: z.array(z.object({ name: z.string() })),
      skill_group: z.string(),
    }),
    location_id: id,
    location_name: z.string(),
    organization_id: id,
    location_address_id: id.nullable(),
    address_line_1: z.string(),
    city: z.string(),
    zip_code: z.string(),
    state_code: z.string(),
    use_location_address: z.boolean(),
    contact_name: z.string().nullable(),
    contact_phone: z.string().nullable(),
    description: z.string(),
    no_experience_required: z.boolean(),
    special_inst: z.string(),
    wage_amount: hideableAmount,
    type: z.enum(gigTypes),
    employment_type: z.enum(['W2', 'F1099']),
    elevated: z.boolean(),
    auto_select_enabled: z.boolean(),
    attachments: z.array(z.unknown()).max(0).describe('Always empty: no files can be attached yet'),
    unpaid_break_minutes: count,
    onsite_manager_id: id.nullable(),
    created_ts: instant,
    last_updated_ts: instant,
    requirements: z.array(z.object({ id, name: z.string(), category: z.string(), skill_id: id.nullable() })),
    background_check_required: z.boolean(),
    background_checks_fee_percentage: hideableAmount,
    chat_token: z.string(),
    bundle_id: id.nullable(),
    number_of_gigs_in_bundle: count.nullable(),
    is_recurring: z.boolean(),
    boosted_gig_bonus: hideableAmount,
    event: z.object({ id, name: z.string() }).nullable(),
    require_certifications: z.boolean(),
    headshots: z.array(z.string()).max(5).describe('Image ids of confirmed pros'),
    checkin_code: z.string(),
    settings: z.record(z.string(), z.unknown()),
    stats: z.object({
      total_applications: count,
      selected_applications: count.describe('Selected and not cancelled, the confirmed ones too'),
      confirmed_applications: count,
      confirmed_auto_matched_applications: count,
      cancelled_applications: count,
      total_payments: count,
      failed_payments: count,
      error_payments: count,
      submitted_payments: count,
      paid_pros: count,
    }),
  })
  .meta({ id: 'Gig' });

/** A gig on the wire. */
export type GigResponse = z.output<typeof gigResponse>;
