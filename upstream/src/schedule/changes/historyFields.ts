import { gigTermNames, moneyTermNames } from '../terms/gigTermValues.ts';

/** The fields of a gig in its history. `requirements` and `attachments` are names. */
export const gigHistoryFields = [
  'status',
  'start_time',
  'end_time',
  'address_line_1',
  'city',
  'type',
  ...gigTermNames,
  'requirements',
  'attachments',
  'is_for_groups_only',
  'event_id',
  'applications_closed_ts',
  'cancellation_reason',
  'cancellation_explanation',
  'cancellation_fee_amount',
] as const;

/** The columns whose change counts as an action on an application. Its times change with the gig, too. */
export const applicationActionFields = [
  'is_selected',
  'is_confirmed',
  'is_cancelled',
  'hours_updated_ts',
  'sent_home_ts',
  'time_punches',
  'shift_breaks',
  'refund_amount',
] as const;

export const applicationHistoryFields = [
  'is_selected',
  'is_confirmed',
  'is_cancelled',
  'cancellation_reason',
  'cancellation_explanation',
  'guaranteed_minutes',
  'offer_bonus',
  'work_start_time',
  'work_end_time',
  'sent_home_reason',
  'hours_reason',
  'time_punches',
  'shift_breaks',
  'override_note',
  'selection_explanation',
  'refund_amount',
  'refund_reason',
] as const;

/** What gigs show of the history of their location. */
export const locationHistoryFields = ['organization_id'] as const;

/** The fields that only callers with wages.view see. */
export const moneyFields: readonly string[] = [
  ...moneyTermNames,
  'cancellation_fee_amount',
  'offer_bonus',
  'refund_amount',
];
