import { builder } from '../platform/schema/builder.ts';
import type { ClockWire } from './sandboxWire.ts';

export const SandboxClock = builder.objectRef<ClockWire>('SandboxClock').implement({
  description: 'The clock of the sandbox, which can be moved forward.',
  fields: (t) => ({
    now: t.expose('now', { type: 'DateTime', description: 'The current time of the marketplace, in UTC.' }),
    offsetSeconds: t.exposeInt('offset_seconds', {
      description: 'The number of seconds by which the clock is ahead of real time; 0 or more.',
    }),
    nextEventAt: t.expose('next_event', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next event is due; null if none is.',
    }),
  }),
});
