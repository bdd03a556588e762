import { recurrenceToWire } from '@brigade/domain/schedule/recurrence/recurrenceWire.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { detailOf } from '../../businesses/locations/locationSource.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { previewRecurrence } from './recurrenceApi.ts';
import { RecurrenceInput, recurrenceOfInput, recurrenceRules } from './RecurrenceInput.ts';
import { RecurrencePreview, type RecurrencePreviewShape } from './RecurrencePreview.ts';

/** What the upstream says against a rule is for who writes it; everything else is a fault. */
function problemOf(failure: unknown): RecurrencePreviewShape {
  if (!(failure instanceof UpstreamRefusal) || failure.status !== 400) throw failure;
  return { dates: [], problem: failure.error.message };
}

builder.objectField(Location, 'recurrenceDates', (t) =>
  t.field({
    type: RecurrencePreview,
    nullable: true,
    description:
      'When a shift that repeats by a rule would be, without posting it. The clock on the wall decides, so hours stay ' +
      'through changes of clocks. A call of its own.',
    args: {
      date: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      startTime: t.arg({ type: 'LocalTime', required: true, description: 'When it starts.' }),
      endTime: t.arg({
        type: 'LocalTime',
        required: true,
        description: 'When it ends; at or before the start: on the next day.',
      }),
      recurrence: t.arg({ type: RecurrenceInput, required: true, description: 'The rule.' }),
      timeZone: t.arg.string({
        description: 'IANA name of the zone of the place. Left out: that of the location.',
      }),
    },
    resolve: async (location, { date, startTime, endTime, recurrence, timeZone }, context) => {
      const problem = recurrenceRules.safeParse(recurrence).error?.issues[0]?.message;
      if (problem !== undefined) return { dates: [], problem };
      const timezone = timeZone ?? location.timezone ?? (await detailOf(location, context)).timezone;
      if (!timezone) return { dates: [], problem: 'The time zone of this location is not known' };
      const body = {
        ...recurrenceToWire(recurrenceOfInput(recurrence)),
        dtstart: `${date}T${startTime}:00`,
        dtend: `${date}T${endTime}:00`,
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
