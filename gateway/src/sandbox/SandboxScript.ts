import { builder } from '../platform/schema/builder.ts';
import type { ScriptWire } from './sandboxWire.ts';

export const SandboxScript = builder.objectRef<ScriptWire>('SandboxScript').implement({
  description: 'By what the pros of the sandbox apply, answer, come to work or do not.',
  fields: (t) => ({
    isOn: t.exposeBoolean('is_on', { description: 'Whether they act by themselves.' }),
    seed: t.exposeInt('seed', {
      description: 'Decides what they do, 1 to 999999: the same seed and the same moves, the same acts.',
    }),
  }),
});
