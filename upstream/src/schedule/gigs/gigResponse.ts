import { z } from 'zod';
import { locationManagerResponse } from '../../businesses/teams/managerResponse.ts';
import { patternResponse } from '../recurrence/patternResponse.ts';
import { attachmentResponse } from '../attachments/attachmentResponse.ts';
import { id, instant } from '../../platform/server/parameters.ts';
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
    attachments: z.array(attachmentResponse),
    unpaid_break_minutes: count,
    onsite_manager_id: id.nullable(),
    onsite_manager: locationManagerResponse.nullable().describe('Null, too, once they have left the team'),
    private_notes: z.string().describe('For the team alone'),
    is_auto_post_network_to_marketplace_enabled: z.boolean(),
    network_groups: z
      .array(z.object({ id, name: z.string() }))
      .describe('The groups that see a network gig first'),
    network_group_hours: count.nullable().describe('For how many hours they alone see it'),
    network_hours: count.nullable().describe('For how many hours the whole network does after that'),
    is_for_groups_only: z.boolean().describe('Whether its groups alone see it still'),
    open_to_network_ts: instant
      .nullable()
      .describe('When the whole network will see it, as long as its groups alone do'),
    move_to_marketplace_ts: instant
      .nullable()
      .describe('When a network gig that still has open places moves to the marketplace'),
    created_ts: instant,
    last_updated_ts: instant,
    requirements: z.array(z.object({ id, name: z.string(), category: z.string(), skill_id: id.nullable() })),
    background_check_required: z.boolean(),
    background_checks_fee_percentage: hideableAmount,
    chat_token: z.string(),
    bundle_id: id.nullable(),
    number_of_gigs_in_bundle: count.nullable(),
    is_recurring: z.boolean(),
    recurrence: patternResponse.nullable().describe('The rule of its series, where it is known'),
    boosted_gig_bonus: hideableAmount,
    event: z.object({ id, name: z.string() }).nullable(),
    revision: z
      .int()
      .positive()
      .describe('Goes up with every change; a change names the one that it was made from'),
    applications_closed_ts: instant.nullable().describe('Since when it takes no more applications'),
    cancelled_ts: instant.nullable(),
    cancellation_reason: z
      .string()
      .nullable()
      .describe('Without the name of the product; null where it fell away'),
    cancellation_explanation: z.string().nullable(),
    cancellation_fee_amount: hideableAmount.describe('What its confirmed pros are owed together'),
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
