import { z } from 'zod';
import { builder } from '../platform/schema/builder.ts';
import { errorsField } from '../platform/schema/errorsField.ts';
import { errorPaths } from '../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../platform/schema/refusedPayload.ts';
import { setSandboxScript } from './sandboxApi.ts';
import { SandboxScript } from './SandboxScript.ts';

const seedRule = 'A whole number from 1 to 999999';

builder.relayMutationField(
  'setSandboxScript',
  {
    description: 'Input for setSandboxScript. Omitted fields are left unchanged.',
    inputFields: (t) => ({
      isOn: t.boolean({ description: 'Whether pros act automatically.' }),
      seed: t.int({ description: 'The seed that determines what pros do; 1 to 999999.' }),
    }),
    validate: {
      schema: z.looseObject({
        isOn: z.boolean().nullish(),
        seed: z.int().min(1, seedRule).max(999_999, seedRule).nullish(),
      }),
    },
  },
  {
    description:
      "Turns the automation of the sandbox's pros on or off, or changes its seed. Planned actions are replanned, past ones " +
      'are kept. Returns NOT_FOUND in production.',
    extensions: errorPaths({ seed: ['seed'], is_on: ['isOn'] }),
    resolve: (_root, { input }, { rest }) =>
      rest.call(setSandboxScript, {
        body: { is_on: input.isOn ?? undefined, seed: input.seed ?? undefined },
      }),
  },
  {
    description: 'Return type of setSandboxScript.',
    outputFields: (t) => ({
      errors: errorsField(t),
      script: t.field({
        type: SandboxScript,
        nullable: true,
        description: 'The updated script; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
    }),
  },
);
