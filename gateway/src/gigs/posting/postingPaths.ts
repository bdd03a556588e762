import { mostDates } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import type { PathsByTarget } from '../../platform/errors/userError.ts';

const shared: Readonly<Record<string, string>> = {
  location_id: 'locationId',
  schedule: 'lines',
  recurrence: 'recurrence',
  excluded_dates: 'excludedDates',
  event_id: 'eventId',
  location_address_id: 'addressId',
  onsite_manager_id: 'onsiteManagerId',
  contact_name: 'contactName',
  contact_phone: 'contactPhone',
  special_inst: 'specialInstructions',
  private_notes: 'privateNotes',
  type: 'type',
  is_auto_post_network_to_marketplace_enabled: 'movesToMarketplace',
  employment_type: 'employmentType',
  boosted_gig_bonus: 'boostBonusCents',
  'gigs.post': 'locationId',
};

const ofLine: Readonly<Record<string, string>> = {
  skill_id: 'skillId',
  start_time: 'startTime',
  end_time: 'endTime',
  allowed_confirmed_pros: 'places',
  wage_amount: 'wageCents',
  unpaid_break_minutes: 'unpaidBreakMinutes',
  description: 'description',
};

/** Paths of numbered things, from the first to the last that there can be. */
function numbered(most: number, pathOf: (index: number) => readonly [string, readonly string[]][]) {
  return Object.fromEntries(Array.from({ length: most }, (_, index) => pathOf(index)).flat());
}

/** Where in the input of a posting stands what REST names in its errors. */
export const postingPaths: PathsByTarget = {
  ...Object.fromEntries(Object.entries(shared).map(([wire, field]) => [wire, [field]])),
  'recurrence.freq': ['recurrence', 'frequency'],
  'recurrence.interval': ['recurrence', 'interval'],
  'recurrence.until': ['recurrence', 'until'],
  ...numbered(mostDates, (index) =>
    Object.entries(ofLine).map(([wire, field]) => [
      `schedule.${index}.${wire}`,
      ['lines', String(index), field],
    ]),
  ),
  network_group_ids: ['networkSteps', 'groupIds'],
  network_group_hours: ['networkSteps', 'groupHours'],
  network_hours: ['networkSteps', 'networkHours'],
  ...numbered(50, (index) => [
    [`selected_requirement_ids.${index}`, ['requirementIds', String(index)]],
    [`attachment_ids.${index}`, ['attachmentIds', String(index)]],
  ]),
};
