import { checkInCode } from '@brigade/domain/day/checkIn/checkInCode.ts';
import { positionPrecisions } from '@brigade/domain/day/geoLogs/geoLogTerms.ts';
import { coordinates } from '@brigade/domain/platform/geo/coordinates.ts';
import { phone } from '@brigade/domain/platform/validation/phone.ts';
import { z } from 'zod';
import { CoordinatesInput } from '../../platform/geo/CoordinatesInput.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { CoordinatePrecision } from '../timesheets/TimePunch.ts';
import { checkInCall } from './checkInApi.ts';
import { checkinToken } from './checkinToken.ts';
import type { ArrivalWire } from './checkInWire.ts';

const Arrival = builder.objectRef<ArrivalWire>('Arrival').implement({
  description: 'A pro who has checked in.',
  fields: (t) => ({
    firstName: t.exposeString('first_name', { description: 'The first name of the pro.' }),
    checkedInAt: t.expose('time', { type: 'DateTime', description: 'When the pro clocked in, in UTC.' }),
    wasIn: t.exposeBoolean('was_in', {
      description: 'Whether the pro had clocked in before, so that nothing has changed.',
    }),
  }),
});

const CheckInPositionInput = builder.inputType('CheckInPositionInput', {
  description: 'Where the phone of a pro is who checks in.',
  fields: (t) => ({
    coordinates: t.field({ type: CoordinatesInput, required: true, description: 'The point on the map.' }),
    precision: t.field({
      type: CoordinatePrecision,
      required: true,
      description: 'COARSE for a position that can be off by over 200 m.',
    }),
  }),
});

builder.relayMutationField(
  'checkIn',
  {
    description: 'Input for checkIn: the pro, and the gig.',
    inputFields: (t) => ({
      token: t.string({ required: true, description: 'The token in the check-in link.' }),
      phoneNumber: t.string({ required: true, description: 'The phone number of the pro, in any format.' }),
      code: t.string({
        description: 'The four digits of the check-in code. Required unless `isCodeRequired` is false.',
      }),
      position: t.field({
        type: CheckInPositionInput,
        description:
          'Where the phone is, if the pro shares it. It is recorded as a geo log, which is flagged outside of the fence.',
      }),
    }),
    validate: {
      schema: z.looseObject({
        token: checkinToken,
        phoneNumber: phone,
        code: z.nullish(checkInCode),
        position: z.nullish(z.object({ coordinates, precision: z.enum(positionPrecisions) })),
      }),
    },
  },
  {
    skipTypeScopes: true,
    description:
      'Clocks in a confirmed pro, who needs no account: from 15 minutes before the start until the end. Repeating it has no ' +
      'effect. Returns INVALID for a wrong code or number, INVALID_TRANSITION at another time, EXPIRED after a new ' +
      'code, and RATE_LIMITED after too many wrong entries.',
    extensions: errorPaths({ phone_number: ['phoneNumber'], checkin_code: ['code'] }),
    resolve: async (_root, { input: { token, phoneNumber, code, position } }, { rest }) => ({
      arrival: await presentAt(
        ['token'],
        'check-in',
        rest.call(checkInCall, {
          path: { token },
          body: {
            phone_number: phoneNumber,
            checkin_code: code ?? null,
            // Servers that know no positions may refuse the field.
            ...(position && { position: { ...position.coordinates, precision: position.precision } }),
          },
        }),
      ),
    }),
  },
  {
    description: 'Return type of checkIn.',
    outputFields: (t) => ({
      errors: errorsField(t),
      arrival: t.field({
        type: Arrival,
        nullable: true,
        description: 'The pro who is in now; null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.arrival),
      }),
    }),
  },
);
