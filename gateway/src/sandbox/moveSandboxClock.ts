import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../locations/locationId.ts';
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
    description: 'Where to: one of advanceMinutes, until, toNextEvent and reset.',
    inputFields: (t) => ({
      advanceMinutes: t.int({ description: 'So many minutes on; 1 to 44640, which is 31 days.' }),
      until: t.field({ type: 'DateTime', description: 'On to this moment, at most 31 days away.' }),
      toNextEvent: t.boolean({
        description:
          'On to when the next thing happens by itself; towards it, when that is more than 31 days away.',
      }),
      locationId: t.id({
        description: 'The location whose next event is meant, also in the answer; else any.',
      }),
      reset: t.boolean({ description: 'Back to the real time. What has happened stays.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Moves the clock of the sandbox, and has everything happen that is due on the way, in its order. Outside ' +
      'production; NOT_FOUND there.',
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
    description: 'Where the clock stands then.',
    outputFields: (t) => ({
      errors: errorsField(t),
      clock: t.field({
        type: SandboxClock,
        nullable: true,
        description: 'The clock as it stands now; null when the move was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      target: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Where it was asked to go; null when the move was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.target),
      }),
      isComplete: t.boolean({
        description: 'Whether it has arrived. A long move stops on its way: move on until the target.',
        resolve: (payload) => payload instanceof RefusedPayload || payload.is_complete,
      }),
    }),
  },
);
