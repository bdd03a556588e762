import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LocationsTable } from '../../businesses/locations/locationsTable.ts';
import { ApiError } from '../../platform/errors.ts';
import { checkNetworkSteps } from '../../pros/network/steps/checkNetworkSteps.ts';
import { termsToStore } from '../terms/gigTermValues.ts';
import { checkAttachments } from './checkAttachments.ts';
import { checkReferences } from './checkReferences.ts';
import { checkSkills } from './checkSkills.ts';
import type { CheckedPosting, NewGig } from './newGig.ts';
import { type PlacedLine, placeLines } from './placeLines.ts';
import { type GigPlace, placeOfPosting } from './placeOfPosting.ts';
import { linesOf, type Posting } from './postingBody.ts';
import { requirementsOfPosting } from './requirementsOfPosting.ts';
import { drawCheckinCode } from '../gigs/drawCheckinCode.ts';

/** The location and the time of a posting. */
export type PostingScene = { location: Selectable<LocationsTable>; now: Date };

/**
 * Checks a posting and makes its gigs, which `insertGigs` inserts in the same transaction. The caller checks the
 * permission first.
 *
 * @throws ApiError invalid at the fields, invalid_transition when the location was denied approval
 */
export async function checkPosting(
  trx: Database,
  scene: PostingScene,
  posting: Posting,
): Promise<CheckedPosting> {
  const { location, now } = scene;
  if (location.approval_status === 'DENIED') {
    const message = `${location.name} was not approved, so nothing can be posted there.`;
    throw new ApiError('invalid_transition', message, { target: 'location_id' });
  }
  const place = await placeOfPosting(trx, location, posting);
  const lines = linesOf(posting);
  await checkSkills(trx, location.market_id, lines);
  await checkReferences(trx, location, posting);
  await checkNetworkSteps(trx, location.id, posting);
  await checkAttachments(trx, location.id, posting);
  const skillIds = lines.map(({ skill_id }) => skill_id);
  const requirementIdsOf = await requirementsOfPosting(trx, location.id, posting, skillIds);
  const { placed, firstStart } = placeLines(posting, place.timezone, now);
  const gigs = placed.map((each) => ({
    row: gigRow(scene, posting, place, each),
    lists: {
      requirements: requirementIdsOf(each.line.skill_id),
      attachments: posting.attachment_ids,
      network_groups: posting.network_group_ids,
    },
  }));
  return { gigs, recurrence: storedRecurrence(posting, firstStart.toString(), place.timezone) };
}

function gigRow(
  { location, now }: PostingScene,
  posting: Posting,
  place: GigPlace,
  { line, shift }: PlacedLine,
): NewGig['row'] {
  return {
    ...place,
    location_id: location.id,
    skill_id: line.skill_id,
    event_id: posting.event_id ?? null,
    status: location.approval_status === 'APPROVED' ? 'POSTED' : 'UNAPPROVED',
    type: posting.type,
    employment_type: posting.employment_type ?? usualEmployment(location),
    start_time: shift.start,
    end_time: shift.end,
    ...termsToStore({ line, posting }, location),
    network_group_hours: posting.network_group_hours ?? null,
    network_hours: posting.network_hours ?? null,
    checkin_code: drawCheckinCode(),
    chat_token: randomBytes(16).toString('hex'),
    created_ts: now,
    last_updated_ts: now,
  };
}

function usualEmployment({ supported_employment_types: types }: PostingScene['location']) {
  return types.includes('F1099') ? 'F1099' : (types[0] ?? 'F1099');
}

function storedRecurrence(
  { recurrence }: Posting,
  dtstart: string,
  timezone: string,
): CheckedPosting['recurrence'] {
  if (!recurrence) return null;
  const { freq, interval, byweekdays, until } = recurrence;
  return {
    freq,
    interval,
    byweekdays: byweekdays.map(({ weekday, occurrence }) => ({ weekday, occurrence: occurrence ?? null })),
    until: until ?? null,
    dtstart,
    timezone,
  };
}
