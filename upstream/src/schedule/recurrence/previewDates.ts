import { z } from 'zod';
import { invalidField } from '../../platform/errors.ts';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { instant, writtenTime } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { accessTo } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { checkWeekdays, recurrenceFields } from './recurrenceBody.ts';
import { seriesDates } from './seriesDates.ts';
import { shiftOn, writtenShift } from './writtenShift.ts';

const previewBody = z
  .strictObject({
    ...recurrenceFields,
    dtstart: writtenTime.describe('The first start: a local time, or an instant'),
    dtend: writtenTime
      .optional()
      .describe('The first end; on the next day if it is not after the start. Defaults to the start'),
    timezone: timeZone
      .optional()
      .describe('The time zone of the place. Defaults to that of the location of the X-Location-Id header'),
  })
  .superRefine(checkWeekdays);

const datesResponse = z.array(
  z.object({
    date: z.iso.date(),
    start_time: instant,
    end_time: instant.nullable().describe('Null when no end was sent'),
    is_start_moved: z.boolean().describe('Whether daylight saving time skips the start, which is then later'),
    is_repeated_hour: z.boolean().describe('Whether the start occurs twice that day; the first one is used'),
  }),
);

/** `POST /api/staffer/gigs/v2/recurring-pattern/dates/`: the dates of a rule, without posting gigs. */
export const previewDates = ({ clock, database }: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/v2/recurring-pattern/dates/',
    access: 'staffer',
    scope: 'READ',
    tags: ['gigs'],
    summary: 'Preview the dates of a recurrence',
    description:
      'Local times stay the same across daylight saving changes. At most 104 dates, at most 12 months ahead.',
    body: previewBody,
    responses: { 200: datesResponse },
    errors: [404],
    handle: async ({ body: { dtstart, dtend, timezone, ...rule }, caller, headerLocationId }) => {
      const zone = timezone ?? (await zoneOfLocation(database, caller, headerLocationId));
      // Without an end any length will do, because the response has only starts.
      const shift = writtenShift({ start: dtstart, end: dtend ?? dtstart }, zone);
      if (!shift) throw invalidField('dtend', 'The end is before the start');
      const first = shift.start.toPlainDate();
      const dates = seriesDates({ rule, first, zone, now: clock.now(), target: 'until' });
      const body = dates.map((date) => {
        const { start, end, isStartMoved, isRepeatedHour } = shiftOn(shift, date);
        return {
          date: date.toString(),
          start_time: start.toISOString(),
          end_time: dtend === undefined ? null : end.toISOString(),
          is_start_moved: isStartMoved,
          is_repeated_hour: isRepeatedHour,
        };
      });
      return { status: 200, body };
    },
  });

async function zoneOfLocation(
  database: Database,
  caller: Caller,
  locationId: number | null,
): Promise<string> {
  if (locationId === null) throw invalidField('timezone', 'Send a time zone or the header X-Location-Id');
  return (await accessTo(database, caller, locationId)).location.timezone;
}
