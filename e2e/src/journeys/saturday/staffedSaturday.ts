import { addCardByApi } from '../../businesses/paymentMethods/addCardByApi.ts';
import { assignFreePros, prosByName } from '../../stack/assignFreePros.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { newLocation, type NewLocation } from '../../stack/newLocation.ts';
import { postGigs } from '../../stack/postGigs.ts';
import type { Stack } from '../../stack/startStack.ts';

/** The zone of both locations. */
const zone = 'America/New_York';
const saturday = Temporal.PlainDate.from(dayAhead(6));

/** A shift of the Saturday, and who is confirmed. */
export interface StaffedShift {
  locationId: number;
  databaseId: number;
  names: readonly string[];
}

/** A business with a hall that is invoiced by the week, and a bar whose card is declined when it is charged. */
export interface StaffedSaturday {
  stack: Stack;
  /** The session of the owner. */
  token: string;
  hall: NewLocation;
  bar: NewLocation;
  /** At the hall, from 4 to 10 pm: eight pros. */
  kitchen: StaffedShift;
  /** At the hall, from 5 to 11 pm: seven pros. */
  support: StaffedShift;
  /** At the bar, from 6 to 11 pm: five pros. */
  cocktails: StaffedShift;
}

/**
 * A moment after the Saturday began.
 *
 * @param days after that day
 * @param time on the clock of the locations, HH:mm
 */
export function momentOf(days: number, time: string): Temporal.Instant {
  return saturday.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant();
}

/** Creates the business without a browser, and staffs its three shifts with twenty pros of different names. */
export async function staffSaturday(stack: Stack): Promise<StaffedSaturday> {
  const bar = await newBusiness(stack, 'The Tin Whistle');
  const session = { url: stack.url, token: bar.token };
  const hall = await newLocation(session, {
    name: 'Tin Whistle Hall',
    organization: bar.organizationId,
    isInvoiced: true,
  });
  await addCardByApi(session, bar.id, 'DECLINED_LATER');
  await addCardByApi(session, hall.id);
  const taken = new Set<string>();
  const staff = async (location: NewLocation, position: string, startTime: string, places: number) => {
    const endTime = startTime === '16:00' ? '22:00' : '23:00';
    const [gig] = await postGigs(session, location, [
      { position, date: saturday.toString(), startTime, endTime, places },
    ]);
    if (!gig) throw new Error(`No shift for ${position} was posted`);
    const pros = await prosByName(session, location.locationId, 100);
    const free = pros.filter(({ displayName }) => !taken.has(displayName));
    const names = await assignFreePros(session, { gigId: gig.id, pros: free, count: places });
    for (const name of names) taken.add(name);
    return { locationId: location.locationId, databaseId: gig.databaseId, names };
  };
  return {
    stack,
    token: bar.token,
    hall,
    bar,
    kitchen: await staff(hall, 'Line Cook', '16:00', 8),
    support: await staff(hall, 'Front-of-House Support', '17:00', 7),
    cocktails: await staff(bar, 'Full Bartender', '18:00', 5),
  };
}
