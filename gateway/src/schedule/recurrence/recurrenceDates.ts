import { recurrenceToWire } from '@brigade/domain/schedule/recurrence/recurrenceWire.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { detailOf } from '../../businesses/locations/locationSource.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { writtenTimes } from '../gigs/writtenTimes.ts';
import { previewRecurrence } from './recurrenceApi.ts';
import { RecurrenceInput, recurrenceOfInput, recurrenceRules } from './RecurrenceInput.ts';
import { RecurrencePreview, type RecurrencePreviewShape } from './RecurrencePreview.ts';

/** A validation error of the rule is data for the client. Rethrows every other error. */
function problemOf(failure: unknown): RecurrencePreviewShape {
  if (!(failure instanceof UpstreamRefusal) || failure.status !== 400) throw failure;
  return { dates: [], problem: failure.error.message };
}

builder.objectField(Location, 'recurrenceDates', (t) =>
  t.field({
    type: RecurrencePreview,
    nullable: true,
    description:
      'Previews the dates of a recurring shift without posting it. Shifts keep their local times across ' +
      'daylight saving changes. Costs one upstream call.',
    args: {
      date: t.arg({ type: 'Date', required: true, description: 'The first day of the series.' }),
      startTime: t.arg({
        type: 'LocalTime',
        required: true,
        description: 'The local start time of each shift.',
      }),
      endTime: t.arg({
        type: 'LocalTime',
        required: true,
        description: 'The local end time of each shift. An end at or before the start is on the next day.',
      }),
      recurrence: t.arg({
        type: RecurrenceInput,
        required: true,
        description: 'The recurrence rule to evaluate.',
      }),
      timeZone: t.arg.string({
        description: 'The IANA name of the time zone. Defaults to the time zone of the location.',
      }),
    },
    resolve: async (location, { date, startTime, endTime, recurrence, timeZone }, context) => {
      const problem = recurrenceRules.safeParse(recurrence).error?.issues[0]?.message;
      if (problem !== undefined) return { dates: [], problem };
      const timezone = timeZone ?? location.timezone ?? (await detailOf(location, context)).timezone;
      if (!timezone) return { dates: [], problem: 'The time zone of this location is unknown' };
      const times = writtenTimes({ date, startTime, endTime });
      const body = {
        ...recurrenceToWire(recurrenceOfInput(recurrence)),
        dtstart: times.start_time,
        dtend: times.end_time,
        timezone,
      };
      try {
        return { dates: await context.rest.call(previewRecurrence, { body }), problem: null };
      } catch (failure) {
        return problemOf(failure);
      }
    },
  }),
);
