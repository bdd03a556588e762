import { cancellationPayments } from '@brigade/domain/schedule/cancelling/cancellationPayment.ts';
import { z } from 'zod';
import { openEnum } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { locationManagerWire } from '../../businesses/teams/managerWire.ts';
import { readableRecurrence } from '../recurrence/recurrencePatternWire.ts';
import { attachmentWire } from '../attachments/attachmentWire.ts';
import { termsWire } from '../terms/termOutputs.ts';
import { carriedRequirementWire } from '../requirements/requirementWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';
import { gigStatusWire, gigTypeWire } from './gigStateWire.ts';
import { skillWire } from '../../pros/skills/skillWire.ts';
import { workerTypes } from '../../businesses/locations/workerTypes.ts';

/** Counts kept by the marketplace. `selected_applications` leaves cancelled ones out and counts confirmed ones in. */
const gigStatsWire = z.object({
  total_applications: z.int(),
  selected_applications: z.int(),
  confirmed_applications: z.int(),
  confirmed_auto_matched_applications: z.int(),
  cancelled_applications: z.int(),
  /** Not every server counts them. */
  missing_applications: z.int().optional(),
  no_show_applications: z.int().optional(),
  offered_applications: z.int().optional(),
  clocked_in_applications: z.int().optional(),
  late_applications: z.int().optional(),
  not_clocked_out_applications: z.int().optional(),
  unpaid_applications: z.int().optional(),
  total_payments: z.int(),
  failed_payments: z.int(),
  error_payments: z.int(),
  submitted_payments: z.int(),
  paid_pros: z.int(),
});

/** A gig, the same in lists and alone. */
export const gigWire = z.object({
  ...termsWire('gig'),
  id: z.int(),
  status: gigStatusWire,
  start_time: wireInstant,
  end_time: wireInstant,
  /** Not every server sends it. Defaults to the time zone of the location. */
  timezone: z.string().nullish(),
  allowed_confirmed_pros: z.int(),
  skill: skillWire,
  location_id: z.int(),
  location_name: z.string().nullish(),
  /** Not every server sends it; who needs it then asks the location. */
  organization_id: z.int().optional(),
  address_line_1: z.string(),
  city: z.string(),
  zip_code: z.string(),
  state_code: z.string(),
  /** Not every server sends it. */
  use_location_address: z.boolean().nullish(),
  type: gigTypeWire,
  employment_type: openEnum(workerTypes).nullish(),
  created_ts: wireInstant,
  last_updated_ts: wireInstant.nullish(),
  requirements: z.array(carriedRequirementWire),
  attachments: z.array(attachmentWire).nullish(),
  bundle_id: z.int().nullish(),
  number_of_gigs_in_bundle: z.int().nullish(),
  /** Percent; null for those who may not see costs. */
  background_checks_fee_percentage: wireDecimal.nullish(),
  chat_token: z.string().nullish(),
  /** Image ids of confirmed pros. */
  headshots: z.array(z.string()).nullish(),
  is_recurring: z.boolean(),
  /** Not every server sends the rule along; who needs it then asks for it. */
  recurrence: readableRecurrence.nullish(),
  onsite_manager: locationManagerWire.nullish(),
  is_auto_post_network_to_marketplace_enabled: z.boolean().nullish(),
  network_groups: z.array(z.object({ id: z.int(), name: z.string() })).nullish(),
  network_group_hours: z.int().nullish(),
  network_hours: z.int().nullish(),
  is_for_groups_only: z.boolean().nullish(),
  open_to_network_ts: wireInstant.nullish(),
  move_to_marketplace_ts: wireInstant.nullish(),
  event: z.object({ id: z.int(), name: z.string() }).nullish(),
  /** Of a server that counts changes. */
  revision: z.int().nullish(),
  applications_closed_ts: wireInstant.nullish(),
  cancelled_ts: wireInstant.nullish(),
  cancellation_reason: z.string().nullish(),
  cancellation_explanation: z.string().nullish(),
  /** Dollars; null for those who may not see money, too. */
  cancellation_fee_amount: wireDecimal.nullish(),
  /** Null for those who may not see money, too. */
  cancellation_payment_status: openEnum(cancellationPayments).nullish(),
  checkin_code: z.string().nullish(),
  /** What the server notes about it, of any kind. */
  settings: z.record(z.string(), z.unknown()).nullish(),
  /** Of a server with check-in pages. */
  checkin_token: z.string().nullish(),
  /** Of a server with team captains. */
  is_team_captain: z.boolean().optional(),
  stats: gigStatsWire,
});

export type GigWire = z.infer<typeof gigWire>;
