import { z } from 'zod';
import { locationManagerResponse } from '../../businesses/teams/managerResponse.ts';
import { patternResponse } from '../recurrence/patternResponse.ts';
import { attachmentResponse } from '../attachments/attachmentResponse.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { gigStatuses, gigTypes } from './gigStatus.ts';
import { gigTermResponses } from '../terms/gigTermFields.ts';
import { cancellationPaymentStatuses } from './gigsTable.ts';

const count = z.int().nonnegative();

/** Dollars; null for callers without wages.view. */
const hideableAmount = z.number().nonnegative().nullable();

/** The response schema of a gig. */
export const gigResponse = z
  .object({
    id,
    status: z.enum(gigStatuses),
    start_time: instant,
    end_time: instant,
    timezone: z.string(),
    ...gigTermResponses,
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
    type: z.enum(gigTypes),
    employment_type: z.enum(['W2', 'F1099']),
    elevated: z.boolean(),
    attachments: z.array(attachmentResponse),
    onsite_manager: locationManagerResponse.nullable().describe('Also null once they have left the team'),
    network_groups: z
      .array(z.object({ id, name: z.string() }))
      .describe('The groups that see a network gig first'),
    network_group_hours: count.nullable().describe('The hours in which only those groups see it'),
    network_hours: count.nullable().describe('The hours after that in which only the network sees it'),
    is_for_groups_only: z.boolean().describe('Whether it is still visible only to its groups'),
    open_to_network_ts: instant
      .nullable()
      .describe('When it becomes visible to the whole network; null if it already is'),
    move_to_marketplace_ts: instant
      .nullable()
      .describe('When a network gig that still has open places moves to the marketplace'),
    created_ts: instant,
    last_updated_ts: instant,
    requirements: z.array(z.object({ id, name: z.string(), category: z.string(), skill_id: id.nullable() })),
    background_checks_fee_percentage: hideableAmount,
    chat_token: z.string(),
    bundle_id: id.nullable(),
    number_of_gigs_in_bundle: count.nullable(),
    is_recurring: z.boolean(),
    recurrence: patternResponse.nullable().describe('The recurrence rule of its series, if known'),
    event: z.object({ id, name: z.string() }).nullable(),
    revision: z
      .int()
      .positive()
      .describe('Increases with every change; a change request sends the revision that it is based on'),
    applications_closed_ts: instant.nullable().describe('When it was closed for applications'),
    cancelled_ts: instant.nullable(),
    cancellation_reason: z
      .string()
      .nullable()
      .describe('Without the product name; null for gigs that the system cancelled'),
    cancellation_explanation: z.string().nullable(),
    cancellation_fee_amount: hideableAmount.describe('The total fee for its confirmed pros, in dollars'),
    cancellation_payment_status: z
      .enum(cancellationPaymentStatuses)
      .nullable()
      .describe(
        'How far the payments of that fee are; null if none is owed, and for callers without wages.view',
      ),
    headshots: z.array(z.string()).max(5).describe('Image ids of confirmed pros'),
    checkin_code: z
      .string()
      .nullable()
      .describe('Four digits that pros check in with; null where the location does not require them'),
    checkin_token: z.guid().describe('Opens the check-in page of the gig; POST renew-checkin replaces it'),
    is_team_captain: z.boolean().describe('Whether the caller sees it only as a team captain of its event'),
    settings: z.record(z.string(), z.unknown()),
    stats: z.object({
      total_applications: count,
      selected_applications: count.describe('Selected and not cancelled, including confirmed ones'),
      confirmed_applications: count,
      confirmed_auto_matched_applications: count,
      cancelled_applications: count,
      missing_applications: count.describe(
        'Confirmed pros who had not clocked in a quarter of an hour after the start and have not since',
      ),
      no_show_applications: count.describe('No-shows whose places have not been filled again'),
      offered_applications: count.describe(
        'Direct offers that await an answer, to pros without a place; without those of the places of no-shows',
      ),
      clocked_in_applications: count.describe('Pros who have clocked in and not out'),
      late_applications: count.describe('Confirmed pros who clocked in more than 15 minutes after the start'),
      not_clocked_out_applications: count.describe(
        'Confirmed pros that the system clocked out, until a manager corrects that, sets their hours or submits their pay',
      ),
      unpaid_applications: count.describe(
        'Pros whose pay is due, for work that has ended or a late cancellation: it was not submitted, or the charge or ' +
          'the payout failed',
      ),
      total_payments: count,
      failed_payments: count,
      error_payments: count,
      submitted_payments: count,
      paid_pros: count,
    }),
  })
  .meta({ id: 'Gig' });

export type GigResponse = z.output<typeof gigResponse>;
