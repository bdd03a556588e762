import { gigTerms } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { withCountryCode } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { timeZone as timeZoneRule } from '@brigade/domain/platform/validation/timeZone.ts';
import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { builder } from '../../platform/schema/builder.ts';
import { userError } from '../../platform/errors/userError.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { known } from '../../platform/schema/known.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { checkedNumber, eventShiftId } from './eventIds.ts';
import { changeShift, getShift } from './eventsApi.ts';
import { EventShift } from './EventShift.ts';
import { shiftTimesBody } from './shiftTimesBody.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const times = ['date', 'startTime', 'endTime'] as const;

const inputRules = z
  .looseObject({
    shiftId: eventShiftId,
    date: z.string().nullish(),
    startTime: z.string().nullish(),
    endTime: z.string().nullish(),
    timeZone: z.nullish(timeZoneRule),
    contactName: z.nullish(gigTerms.contactName.rule),
    contactPhone: z.optional(optionalPhone),
  })
  .check(({ value, issues }) => {
    if (times.every((field) => value[field] == null)) return;
    for (const field of times) {
      if (value[field] != null) continue;
      issues.push({ code: 'custom', message: 'This field is required', path: [field], input: value[field] });
    }
  });

/**
 * The time zone of a shift, by a call that the specification does not name.
 *
 * @throws InvalidInput at `timeZone` from a server without that call
 */
async function zoneOf(shiftId: number, context: Context): Promise<string> {
  const shift = await context.rest.call(getShift, { path: { id: shiftId } }).catch((error: unknown) => {
    if (!(error instanceof UpstreamRefusal) || !error.isNotFound) throw error;
    throw new InvalidInput([userError('INVALID', 'Name the time zone of the shift.', ['timeZone'])]);
  });
  return (
    shift.timezone ?? known((await locationDetail(shift.location_id, context)).timezone ?? null, 'time zone')
  );
}

builder.relayMutationField(
  'updateEventShift',
  {
    description: 'Input for updateEventShift. Omitted fields keep their values.',
    inputFields: (t) => ({
      shiftId: t.id({ required: true, description: 'The ID of the shift to update.' }),
      date: t.field({ type: 'Date', description: 'The local date of the start. Requires both times.' }),
      startTime: t.field({ type: 'LocalTime', description: "The start time, in the location's time zone." }),
      endTime: t.field({
        type: 'LocalTime',
        description:
          "The end time, in the location's time zone. An end at or before the start is on the next day.",
      }),
      timeZone: t.string({
        description:
          'The IANA name of the time zone of the times, `EventShift.timeZone`. Send it with them: without ' +
          'it, it costs one upstream call, which not every REST API has.',
      }),
      contactName: t.string({ description: 'The name of the onsite contact. Null or blank for none.' }),
      contactPhone: t.string({
        description: 'The US phone number of the onsite contact. Null or blank for none.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Updates the times and the onsite contact of a shift and all its gigs. If any gig cannot be changed, none is. A shift ' +
      'that gets the same times and location as another shift of its event is merged into it.',
    extensions: errorPaths({
      start_time: ['startTime'],
      end_time: ['endTime'],
      contact_name: ['contactName'],
      contact_phone: ['contactPhone'],
      'gigs.post': ['shiftId'],
    }),
    resolve: async (_root, { input }, context) => {
      const path = { id: checkedNumber(input.shiftId, 'EventShift') };
      const { date, startTime, endTime, timeZone, contactName, contactPhone } = input;
      const isMoved = date != null && startTime != null && endTime != null;
      const change = async () => ({
        ...(isMoved &&
          shiftTimesBody({ date, startTime, endTime }, timeZone ?? (await zoneOf(path.id, context)))),
        ...(contactName !== undefined && { contact_name: contactName?.trim() || null }),
        ...(contactPhone !== undefined && { contact_phone: withCountryCode(contactPhone ?? '') || null }),
      });
      const changed = change().then((body) => context.rest.call(changeShift, { path, body }));
      return { shift: await presentAt(['shiftId'], 'shift', changed) };
    },
  },
  {
    description: 'Return type of updateEventShift.',
    outputFields: (t) => ({
      errors: errorsField(t),
      shift: t.field({
        type: EventShift,
        nullable: true,
        description: 'The updated shift. Null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.shift),
      }),
    }),
  },
);
