import { builder } from '../platform/schema/builder.ts';
import type { ScriptWire } from './sandboxWire.ts';

export const SandboxScript = builder.objectRef<ScriptWire>('SandboxScript').implement({
  description: 'The script by which simulated pros apply, respond to offers, and come to work or not.',
  fields: (t) => ({
    isOn: t.exposeBoolean('is_on', { description: 'Whether the simulated pros act automatically.' }),
    seed: t.exposeInt('seed', {
      description:
        'The seed of what simulated pros do, 1 to 999999: the same seed and the same moves of the clock ' +
        'lead to the same actions.',
    }),
  }),
});
