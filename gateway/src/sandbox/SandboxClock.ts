import { builder } from '../platform/schema/builder.ts';
import type { ClockWire } from './sandboxWire.ts';

export const SandboxClock = builder.objectRef<ClockWire>('SandboxClock').implement({
  description: 'The time of the sandbox, which can be moved on.',
  fields: (t) => ({
    now: t.expose('now', { type: 'DateTime', description: 'What time it is in the marketplace.' }),
    offsetSeconds: t.exposeInt('offset_seconds', {
      description: 'By how many seconds it is ahead of the real time; 0 or more.',
    }),
    nextEventAt: t.expose('next_event', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next thing happens by itself; null when nothing is going to.',
    }),
  }),
});
