import type { FastifyBaseLogger } from 'fastify';
import { logSetback } from '../platform/dueWork/setback.ts';
import type { DueServices } from '../platform/dueWork/dueJob.ts';

type DueWorkObservers = Required<Pick<DueServices, 'onSetback' | 'onEventsLost'>>;

/** Logs what due work reports. */
export const dueWorkObservers = (log: FastifyBaseLogger): DueWorkObservers => ({
  onSetback: (setback) => logSetback(log, setback),
  onEventsLost: (loss) =>
    log.error(loss, 'Events of a webhook were lost: no gateway made deliveries of them'),
});
