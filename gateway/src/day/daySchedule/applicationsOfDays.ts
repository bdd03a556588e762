import { type ApplicationListQuery, listApplications } from '../../filling/applications/applicationsApi.ts';
import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import type { Context } from '../../platform/context.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import type { CalendarWindow } from '../../schedule/calendar/calendarWindow.ts';

/**
 * The applications for the gigs of some days that are not cancelled, in the order of the gigs: one call, and one for each
 * further 100.
 */
export function applicationsOfDays(
  locationId: number,
  { earliestStart, last }: CalendarWindow,
  which: Pick<ApplicationListQuery, 'is_confirmed' | 'is_selected'>,
  rest: Context['rest'],
): Promise<readonly GigApplicationWire[]> {
  return wholeList((page) =>
    rest.call(listApplications, {
      query: {
        location_id: locationId,
        ...which,
        is_gig_cancelled: false,
        gig__start_time__gte: earliestStart,
        gig__start_time__lte: last,
        ordering: 'gig__start_time',
        ...page,
      },
      locationId,
    }),
  );
}
