import { z } from 'zod';
import { invalidField } from '../../platform/errors.ts';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { checkWeekdays, recurrenceFields } from './recurrenceBody.ts';
import { seriesDates } from './seriesDates.ts';
import { shiftOn, writtenShift, writtenTime } from './writtenShift.ts';

const previewBody = z
  .strictObject({
    ...recurrenceFields,
    dtstart: writtenTime.describe('The first start: on the clock of the place, or a moment'),
    dtend: writtenTime
      .optional()
      .describe('The first end; at or before the start it is on the next day. Left out: as the start'),
    timezone: timeZone.describe('The zone of the place'),
  })
  .superRefine(checkWeekdays);

const datesResponse = z.array(
  z.object({
    date: z.iso.date(),
    start_time: instant,
    end_time: instant.nullable().describe('Null when no end was sent'),
    is_start_moved: z.boolean().describe('The clocks skip the start that day; it moved forward'),
    is_repeated_hour: z.boolean().describe('The start comes twice that day; the first one counts'),
  }),
);

/** `POST /api/staffer/gigs/v2/recurring-pattern/dates/`: when a rule would have gigs, without posting any. */
export const previewDates = ({ clock }: Upstream) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/v2/recurring-pattern/dates/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'The dates of a recurrence',
    description:
      'The clock on the wall decides: the hours stay through changes of clocks. At most 104 dates, at most 12 months ahead.',
    body: previewBody,
    responses: { 200: datesResponse },
    handle: async ({ body: { dtstart, dtend, timezone, ...rule } }) => {
      // Without an end any length does: only the starts are told.
      const shift = writtenShift({ start: dtstart, end: dtend ?? dtstart }, timezone);
      if (!shift) throw invalidField('dtend', 'The end is before the start');
      const first = shift.start.toPlainDate();
      const dates = seriesDates({ rule, first, zone: timezone, now: clock.now(), target: 'until' });
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
