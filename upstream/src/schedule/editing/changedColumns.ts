import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { GigsTable } from '../gigs/gigsTable.ts';
import type { LocationsTable } from '../../businesses/locations/locationsTable.ts';
import { invalidFields } from '../../platform/errors.ts';
import { gigTermNames } from '../terms/gigTermValues.ts';
import { checkReferences } from '../posting/checkReferences.ts';
import { checkSkills } from '../posting/checkSkills.ts';
import { placeOfPosting } from '../posting/placeOfPosting.ts';
import { shiftProblem } from '../posting/shiftProblem.ts';
import { changedTimes } from './changedTimes.ts';
import type { GigChange } from './gigChange.ts';
import type { LockedGig } from '../gigs/lockGig.ts';

/** The gig to change, its location, and the current time. */
export type ChangeScene = { gig: LockedGig; location: Selectable<LocationsTable>; now: Date };

/** Columns of a gig with new values. */
export type ChangedColumns = Updateable<GigsTable>;

const sentColumns = [...gigTermNames, 'type'] as const;

/**
 * The columns whose values a change replaces, validated for the location.
 *
 * @throws ApiError invalid at the fields
 */
export async function changedColumns(
  trx: Database,
  { gig, location, now }: ChangeScene,
  change: GigChange,
): Promise<ChangedColumns> {
  const place =
    change.location_address_id === undefined
      ? null
      : await placeOfPosting(trx, location, { location_address_id: change.location_address_id });
  const shift = changedTimes(gig, change, place?.timezone ?? gig.timezone);
  const sent = Object.fromEntries(
    sentColumns.flatMap((column) => (change[column] === undefined ? [] : [[column, change[column]]])),
  );
  const columns = differing(gig, {
    ...place,
    ...(shift && { start_time: shift.start, end_time: shift.end }),
    ...sent,
    // A gig on the marketplace cannot move to it.
    ...(change.type === 'MARKETPLACE' && { is_auto_post_network_to_marketplace_enabled: false }),
  });
  const hours = ['start_time', 'end_time', 'unpaid_break_minutes'] as const;
  // Once a gig has started, `checkChange` rejects new hours anyway.
  if (hours.some((column) => column in columns) && gig.start_time > now) {
    const { start, minutes } = shift ?? {
      start: gig.start_time,
      minutes: (gig.end_time.getTime() - gig.start_time.getTime()) / 60_000,
    };
    const problem = shiftProblem(
      { start, minutes },
      change.unpaid_break_minutes ?? gig.unpaid_break_minutes,
      { target: '', now },
    );
    if (problem) throw invalidFields([problem]);
  }
  if (columns.wage_amount !== undefined) {
    const line = { skill_id: gig.skill_id, wage_amount: columns.wage_amount, target: '' };
    await checkSkills(trx, location.market_id, [line]);
  }
  await checkReferences(trx, location, {
    ...change,
    type: change.type ?? gig.type,
    // A gig keeps a requirement that its location no longer offers to new ones.
    background_check_required: columns.background_check_required,
  });
  return columns;
}

function differing(gig: LockedGig, next: ChangedColumns): ChangedColumns {
  return Object.fromEntries(
    Object.entries(next).filter(([column, value]) => {
      const present = gig[column as keyof LockedGig];
      return present instanceof Date && value instanceof Date
        ? present.getTime() !== value.getTime()
        : present !== value;
    }),
  );
}
