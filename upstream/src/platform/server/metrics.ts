import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Counters } from './counters.ts';

/** What the process counts about itself, for Prometheus. */
export type Metrics = Counters & {
  /**
   * @param route the pattern of the path, such as /api/staffer/gigs/:id/
   * @param seconds null for a stream, which lasts as long as its reader
   */
  requestEnded: (request: { method: string; route: string; status: number }, seconds: number | null) => void;
  /** Text in Prometheus' format. */
  render: () => Promise<string>;
  contentType: string;
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @param jobs the names of all jobs: a counter that begins at 0 shows its first failure as an increase */
export function createMetrics(jobs: readonly string[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'brigade_rest_requests_total',
    help: 'Requests to the REST API by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'brigade_rest_request_seconds',
    help: 'How long requests to the REST API took',
    labelNames: ['method', 'route'],
    buckets: seconds,
    registers,
  });
  const deliveries = new Counter({
    name: 'brigade_webhook_deliveries_total',
    help: 'Deliveries of webhooks that ended, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const pauses = new Counter({
    name: 'brigade_webhooks_paused_total',
    help: 'Webhooks that were paused for a reason other than their maker',
    labelNames: ['reason'],
    registers,
  });
  const lost = new Counter({
    name: 'brigade_webhook_events_lost_total',
    help: 'Events of webhooks that were forgotten before deliveries of them were made',
    registers,
  });
  const exports = new Counter({
    name: 'brigade_exports_total',
    help: 'Exports that ended, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const failures = new Counter({
    name: 'brigade_due_work_failures_total',
    help: 'Failures of scheduled jobs and of their steps, by job',
    // Not "job", which Prometheus uses for the scrape.
    labelNames: ['work'],
    registers,
  });
  for (const outcome of ['delivered', 'failed', 'skipped']) deliveries.inc({ outcome }, 0);
  for (const outcome of ['completed', 'failed', 'canceled']) exports.inc({ outcome }, 0);
  for (const work of jobs) failures.inc({ work }, 0);
  return {
    requestEnded({ method, route, status }, took) {
      requests.inc({ method, route, status });
      if (took !== null) requestSeconds.observe({ method, route }, took);
    },
    deliveryEnded: (outcome) => deliveries.inc({ outcome }),
    webhookPaused: (reason) => pauses.inc({ reason }),
    eventsLost: (count) => lost.inc(count),
    exportEnded: (outcome) => exports.inc({ outcome }),
    workFailed: (work) => failures.inc({ work }),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
