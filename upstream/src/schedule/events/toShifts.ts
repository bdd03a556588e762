import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { type GigOfShift, gigsOfShifts } from './gigsOfShifts.ts';
import type { ShiftRow } from './selectShifts.ts';
import type { ShiftResponse } from './shiftSchema.ts';

type Wish = { isIncludingGigs: boolean };

/** The responses of shifts for this caller. */
export async function toShifts(
  database: Database,
  caller: Caller,
  rows: readonly ShiftRow[],
  { isIncludingGigs }: Wish,
): Promise<ShiftResponse[]> {
  if (rows.length === 0) return [];
  const shiftIds = rows.map(({ id }) => id);
  const gigs = Map.groupBy(await gigsOfShifts(database, shiftIds).execute(), ({ shift_id }) => shift_id);
  return rows.flatMap((row) => {
    const own = gigs.get(row.id) ?? [];
    const [first] = own;
    // A concurrent change may have moved its last gig.
    if (!first) return [];
    const { contact_name, contact_phone } = own.find((gig) => gig.contact_name !== null) ?? first;
    const access = accessOf(caller, { id: row.location_id, organization_id: row.organization_id });
    const seesMoney = access !== null && may(access, 'wages.view');
    return [
      {
        id: row.id,
        event_id: row.event_id,
        start_time: row.start_time.toISOString(),
        end_time: row.end_time.toISOString(),
        timezone: first.timezone,
        location_id: row.location_id,
        location: { id: row.location_id, name: row.location_name },
        contact_name,
        contact_phone,
        ...(isIncludingGigs && { gigs: own.map((gig) => toShiftGig(gig, seesMoney)) }),
      },
    ];
  });
}

function toShiftGig(gig: GigOfShift, seesMoney: boolean): NonNullable<ShiftResponse['gigs']>[number] {
  return {
    id: gig.id,
    skill_id: gig.skill_id,
    skill_name: gig.skill_name,
    status: gig.status,
    type: gig.type,
    wage_amount: seesMoney ? gig.wage_amount : null,
    allowed_confirmed_pros: gig.allowed_confirmed_pros,
    current_confirmed_pros_count: gig.confirmed_applications,
    address: {
      address_line_1: gig.address_line_1,
      city: gig.city,
      state_code: gig.state_code,
      zip_code: gig.zip_code,
    },
  };
}
