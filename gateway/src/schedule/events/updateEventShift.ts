import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { known } from '../../platform/schema/known.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { checkedNumber, eventShiftId } from '../../events/eventIds.ts';
import { changeShift, getShift } from './eventsApi.ts';
import { EventShift } from './EventShift.ts';
import { shiftTimesBody } from '../../events/shiftTimesBody.ts';

const times = ['date', 'startTime', 'endTime'] as const;

const inputRules = z
  .looseObject({
    shiftId: eventShiftId,
    date: z.string().nullish(),
    startTime: z.string().nullish(),
    endTime: z.string().nullish(),
    contactName: z.string().trim().max(100, 'At most 100 characters').nullish(),
    contactPhone: z.optional(optionalPhone),
  })
  .check(({ value, issues }) => {
    if (times.every((field) => value[field] == null)) return;
    for (const field of times) {
      if (value[field] != null) continue;
      issues.push({ code: 'custom', message: 'This field is required', path: [field], input: value[field] });
    }
  });

/** The zone in which the new times of a shift are meant. */
async function zoneOf(shiftId: number, context: Context): Promise<string> {
  const shift = await context.rest.call(getShift, { path: { id: shiftId } });
  return (
    shift.timezone ?? known((await locationDetail(shift.location_id, context)).timezone ?? null, 'time zone')
  );
}

builder.relayMutationField(
  'updateEventShift',
  {
    description: 'Which shift, and what is new. What is left out stays as it is.',
    inputFields: (t) => ({
      shiftId: t.id({ required: true, description: 'The shift.' }),
      date: t.field({ type: 'Date', description: 'The day of its start; goes with both times.' }),
      startTime: t.field({ type: 'LocalTime', description: "Its start, on the place's clock." }),
      endTime: t.field({
        type: 'LocalTime',
        description: "Its end, on the place's clock; at or before the start: on the next day.",
      }),
      contactName: t.string({ description: 'Whom to ask for on arrival; null or blank for nobody.' }),
      contactPhone: t.string({ description: 'The US number of that person; null or blank for none.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Moves a shift, all its gigs with it, and names another contact for them. All or nothing: the rules for changing ' +
      'a gig hold for each. Moved to where its event has another shift, it becomes part of that one.',
    extensions: errorPaths({
      start_time: ['startTime'],
      end_time: ['endTime'],
      contact_name: ['contactName'],
      contact_phone: ['contactPhone'],
      'gigs.post': ['shiftId'],
    }),
    resolve: async (_root, { input }, context) => {
      const path = { id: checkedNumber(input.shiftId, 'EventShift') };
      const { date, startTime, endTime, contactName, contactPhone } = input;
      const isMoved = date != null && startTime != null && endTime != null;
      const change = async () => ({
        ...(isMoved && shiftTimesBody({ date, startTime, endTime }, await zoneOf(path.id, context))),
        ...(contactName !== undefined && { contact_name: contactName?.trim() || null }),
        ...(contactPhone !== undefined && { contact_phone: contactPhone?.trim() || null }),
      });
      const changed = change().then((body) => context.rest.call(changeShift, { path, body }));
      return { shift: await presentAt(['shiftId'], 'shift', changed) };
    },
  },
  {
    description: 'The shift as it is now.',
    outputFields: (t) => ({
      errors: errorsField(t),
      shift: t.field({
        type: EventShift,
        nullable: true,
        description: 'Null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.shift),
      }),
    }),
  },
);
