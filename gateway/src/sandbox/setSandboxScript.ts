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
    description: 'What is to change; what is left out stays.',
    inputFields: (t) => ({
      isOn: t.boolean({ description: 'Whether pros act by themselves.' }),
      seed: t.int({ description: 'Decides what they do; 1 to 999999.' }),
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
      'Switches the pros of the sandbox on or off, or gives them another seed. What they were going to do is planned ' +
      'anew, what they did stays. Outside production; NOT_FOUND there.',
    extensions: errorPaths({ seed: ['seed'], is_on: ['isOn'] }),
    resolve: (_root, { input }, { rest }) =>
      rest.call(setSandboxScript, {
        body: { is_on: input.isOn ?? undefined, seed: input.seed ?? undefined },
      }),
  },
  {
    description: 'How the script stands then.',
    outputFields: (t) => ({
      errors: errorsField(t),
      script: t.field({
        type: SandboxScript,
        nullable: true,
        description: 'The script as it is now; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
    }),
  },
);
