import type { GigStatus } from '../../../schedule/gigs/gigsTable.ts';
import { addressOfVenue } from '../addresses/addressRows.ts';
import type { GigCounters } from '../applications/gigCounters.ts';
import { wholeSecond } from '../calendar/wholeSecond.ts';
import type { DemoRow } from '../demoRow.ts';
import { RandomStream } from '../random/randomStream.ts';
import { requirementRows } from '../skills/requirements.ts';
import { managersOf } from '../users/managersOf.ts';
import type { DemoGig } from './demoGig.ts';
import type { GigTexts } from './describeGig.ts';

/** The state of a gig that results from its applications. */
export interface GigOutcome {
  status: GigStatus;
  counters: GigCounters;
  /** When it or its applications last changed, in epoch milliseconds. */
  lastUpdatedAt: number;
  /** When its last position was filled; null while one is open. */
  filledAt: number | null;
}

/** The contact and the onsite manager. */
function drawContacts(stream: RandomStream, locationId: number) {
  const managers = managersOf(locationId);
  const contact = stream.weighted(
    managers.map((manager, index) => [manager, 3 - Math.min(index, 2)] as const),
  );
  return {
    contact_name: `${contact.firstName} ${contact.lastName}`,
    contact_phone: contact.phone,
    onsite_manager_id: stream.chance(0.6) ? (managers.at(-1)?.id ?? null) : null,
  };
}

export function gigRow(seed: number, gig: DemoGig, texts: GigTexts, outcome: GigOutcome): DemoRow<'gigs'> {
  const stream = new RandomStream(seed, `gig/${gig.key}/row`);
  const { row: location } = gig.location;
  const home = {
    address_line_1: location.street_address,
    city: location.city,
    state_code: location.state_code,
    zip_code: location.zip_code,
  };
  const servesAlcohol = gig.skill.name.endsWith('Bartender');
  return {
    id: gig.id,
    location_id: location.id,
    skill_id: gig.skill.id,
    event_id: gig.event?.id ?? null,
    status: outcome.status,
    type: gig.type,
    employment_type: gig.employmentType,
    start_time: new Date(gig.start),
    end_time: new Date(gig.end),
    timezone: location.timezone,
    allowed_confirmed_pros: gig.heads,
    wage_amount: gig.wage,
    unpaid_break_minutes: gig.unpaidBreakMinutes,
    boosted_gig_bonus: gig.boost,
    description: texts.description,
    special_inst: texts.specialInstructions,
    no_experience_required: gig.noExperienceRequired,
    ...drawContacts(stream, location.id),
    location_address_id: addressOfVenue(location.id, gig.venue),
    use_location_address: gig.venue === null,
    ...(gig.venue ?? home),
    auto_select_enabled: gig.autoSelect,
    background_check_required: location.background_checks_enabled && stream.chance(0.4),
    require_certifications: location.require_certifications || (servesAlcohol && stream.chance(0.5)),
    elevated: gig.type === 'MARKETPLACE' && stream.chance(0.04),
    is_recurring: gig.bundleId !== null,
    bundle_id: gig.bundleId,
    filled_ts: outcome.filledAt === null ? null : wholeSecond(outcome.filledAt),
    checkin_code: String(stream.integer(0, 9999)).padStart(4, '0'),
    checkin_token: new RandomStream(seed, `gig/${gig.key}/check-in`).hexadecimal(32),
    chat_token: stream.hexadecimal(32),
    settings: {},
    created_ts: wholeSecond(gig.createdAt),
    last_updated_ts: wholeSecond(outcome.lastUpdatedAt),
    ...outcome.counters,
  };
}

/** Draws the requirements of a gig: some general ones, some of its trade. */
export function gigRequirementRows(seed: number, gig: DemoGig): DemoRow<'gig_requirements'>[] {
  const stream = new RandomStream(seed, `gig/${gig.key}/requirements`);
  const possible = requirementRows
    .filter(({ skill_id }) => skill_id === null || skill_id === gig.skill.id)
    // Experience requirements would contradict "no experience required".
    .filter(({ category }) => category !== 'EXPERIENCE' || !gig.noExperienceRequired)
    .filter(({ name }) => name !== 'At least 21 years old' || gig.skill.name.endsWith('Bartender'));
  return stream
    .sample(
      possible.map((one) => [one.id, one.skill_id === null ? 1 : 2.5] as const),
      stream.integer(0, 4),
    )
    .toSorted((left, right) => left - right)
    .map((requirement_id) => ({ gig_id: gig.id, requirement_id }));
}
