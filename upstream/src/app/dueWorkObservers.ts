import type { FastifyBaseLogger } from 'fastify';
import { logSetback } from '../platform/dueWork/setback.ts';
import type { DueServices } from '../platform/dueWork/dueJob.ts';
import type { Counters } from '../platform/server/counters.ts';

type DueWorkObservers = Required<Pick<DueServices, 'onSetback' | 'onEventsLost' | 'counters'>>;

/** Logs and counts what due work reports. */
export const dueWorkObservers = (log: FastifyBaseLogger, counters: Counters): DueWorkObservers => ({
  counters,
  onSetback: (setback) => {
    counters.workFailed(setback.job);
    logSetback(log, setback);
  },
  onEventsLost: (loss) => {
    counters.eventsLost(loss.count);
    log.error(loss, 'Events of a webhook were lost: no gateway made deliveries of them');
  },
});
