import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../businesses/locations/locationId.ts';
import { builder } from '../platform/schema/builder.ts';
import { errorsField } from '../platform/schema/errorsField.ts';
import { errorPaths } from '../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../platform/schema/refusedPayload.ts';
import { moveSandboxClock } from './sandboxApi.ts';
import { SandboxClock } from './SandboxClock.ts';

const inputRules = z
  .looseObject({
    advanceMinutes: z.int().min(1, 'At least one minute').max(44_640, 'At most 31 days at once').nullish(),
    locationId: locationId.nullish(),
    until: z.string().nullish(),
    toNextEvent: z.boolean().nullish(),
    reset: z.boolean().nullish(),
  })
  .refine(
    ({ advanceMinutes, until, toNextEvent, reset }) =>
      [advanceMinutes != null, until != null, toNextEvent === true, reset === true].filter(Boolean).length ===
      1,
    { message: 'Say one of advanceMinutes, until, toNextEvent and reset', path: ['advanceMinutes'] },
  );

builder.relayMutationField(
  'moveSandboxClock',
  {
    description: 'Input for moveSandboxClock. Exactly one field besides `locationId` is required.',
    inputFields: (t) => ({
      advanceMinutes: t.int({
        description: 'The number of minutes to advance; 1 to 44640, which is 31 days.',
      }),
      until: t.field({ type: 'DateTime', description: 'The time to advance to, at most 31 days away.' }),
      toNextEvent: t.boolean({
        description: 'Whether to advance to the next scheduled event, or by 31 days if it is further away.',
      }),
      locationId: t.id({
        description:
          'The ID of the location whose next event to use, also in the payload; defaults to any location.',
      }),
      reset: t.boolean({ description: 'Whether to reset the clock to the real time. Past events are kept.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Moves the sandbox clock and runs everything that becomes due on the way, in order. Returns NOT_FOUND in ' +
      'production.',
    extensions: errorPaths({
      advance_minutes: ['advanceMinutes'],
      to: ['until'],
      location: ['locationId'],
    }),
    resolve: (_root, { input }, { rest }) =>
      rest.call(moveSandboxClock, {
        body: {
          advance_minutes: input.advanceMinutes ?? undefined,
          to: input.until ?? undefined,
          to_next_event: input.toNextEvent === true ? true : undefined,
          location_id: input.locationId == null ? undefined : checkedLocationNumber(input.locationId),
          reset: input.reset === true ? true : undefined,
        },
      }),
  },
  {
    description: 'Return type of moveSandboxClock.',
    outputFields: (t) => ({
      errors: errorsField(t),
      clock: t.field({
        type: SandboxClock,
        nullable: true,
        description: 'The updated clock; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      target: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The requested target time; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.target),
      }),
      isComplete: t.boolean({
        description:
          'Whether the target was reached. A long move stops early: repeat the call until it reaches the target.',
        resolve: (payload) => payload instanceof RefusedPayload || payload.is_complete,
      }),
    }),
  },
);
