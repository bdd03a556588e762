/** The columns of a gig whose changes are told; requirements and attachments come with their names. */
export const toldOfGig = [
  'status',
  'start_time',
  'end_time',
  'address_line_1',
  'city',
  'allowed_confirmed_pros',
  'wage_amount',
  'boosted_gig_bonus',
  'unpaid_break_minutes',
  'type',
  'description',
  'special_inst',
  'private_notes',
  'no_experience_required',
  'requirements',
  'attachments',
  'contact_name',
  'contact_phone',
  'onsite_manager_id',
  'auto_select_enabled',
  'background_check_required',
  'require_certifications',
  'is_auto_post_network_to_marketplace_enabled',
  'is_for_groups_only',
  'event_id',
  'applications_closed_ts',
  'cancellation_reason',
  'cancellation_explanation',
  'cancellation_fee_amount',
] as const;

/** What somebody does to an application; its times follow those of the gig, and are told when they were corrected. */
export const stepsOfApplication = [
  'is_selected',
  'is_confirmed',
  'is_cancelled',
  'hours_updated_ts',
  'sent_home_ts',
] as const;

/** The columns of an application that are told with such a step. */
export const toldOfApplication = [
  'is_selected',
  'is_confirmed',
  'is_cancelled',
  'cancellation_reason',
  'cancellation_explanation',
  'work_start_time',
  'work_end_time',
  'sent_home_reason',
  'override_note',
  'selection_explanation',
] as const;

/** Money, which not everybody may see. */
export const moneyFields: readonly string[] = ['wage_amount', 'boosted_gig_bonus', 'cancellation_fee_amount'];
