import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { breakerStates, type BreakerState } from '../rest/breaker.ts';
import type { LiveObserver } from '../live/liveHub.ts';
import type { RedisObserver } from '../redis/redisLink.ts';
import type { UpstreamObserver } from '../rest/upstream.ts';
import type { ForwardOutcome } from '../signals/forwarder.ts';

/** What the process counts about itself, for Prometheus. No label holds anything that a person typed. */
export interface Metrics extends UpstreamObserver, LiveObserver, Pick<RedisObserver, 'redisResponded'> {
  /**
   * @param operation "query Applicants" of one of the web app's documents, or "ad-hoc".
   * @param seconds null for a subscription, which lasts as long as its screen.
   */
  operationEnded(operation: string, outcome: 'ok' | 'errors', seconds: number | null): void;
  /** A report to a service has ended. */
  signalEnded(service: 'errors' | 'analytics', outcome: ForwardOutcome): void;
  redisChanged(isUp: boolean): void;
  /** Text in Prometheus' format. */
  render(breaker: BreakerState): Promise<string>;
  readonly contentType: string;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Nothing waits for a batch: only what is unusual matters. */
const batchSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5];

/** @returns finds the child of a metric by its labels' values; prom-client sorts and hashes the labels of each call. */
function childrenOf<Child>(metric: { labels(...values: string[]): Child }): (...values: string[]) => Child {
  const children = new Map<string, Child>();
  return (...values) => {
    const key = values.join('\n');
    const known = children.get(key);
    if (known !== undefined) return known;
    const child = metric.labels(...values);
    children.set(key, child);
    return child;
  };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'brigade_upstream_calls_total',
    help: 'REST calls by endpoint and by status or kind of failure',
    labelNames: ['endpoint', 'outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'brigade_upstream_call_seconds',
    help: 'How long REST calls took',
    labelNames: ['endpoint'],
    buckets: seconds,
    registers,
  });
  const retries = new Counter({
    name: 'brigade_upstream_retries_total',
    help: 'REST calls that were made again',
    labelNames: ['endpoint'],
    registers,
  });
  const breaker = new Gauge({
    name: 'brigade_upstream_breaker_state',
    help: 'Circuit breaker of the upstream: 0 closed, 1 half open, 2 open',
    registers,
  });
  const liveSubscribers = new Gauge({
    name: 'brigade_live_subscribers',
    help: 'Open GraphQL subscriptions',
    registers,
  });
  const liveStreams = new Gauge({
    name: 'brigade_live_streams',
    help: 'Streams to the upstream that subscriptions share',
    registers,
  });
  const operations = new Counter({
    name: 'brigade_graphql_operations_total',
    help: 'GraphQL operations by name and outcome',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const operationSeconds = new Histogram({
    name: 'brigade_graphql_operation_seconds',
    help: 'How long GraphQL queries and mutations took',
    labelNames: ['operation'],
    buckets: seconds,
    registers,
  });
  const signals = new Counter({
    name: 'brigade_signals_total',
    help: 'Reports of errors and use to services, by service and outcome',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const redisUnreachable = new Gauge({
    name: 'brigade_redis_unreachable',
    help: '1 while Redis does not answer and the gateway counts limits alone, 0 otherwise',
    registers,
  });
  const redisBatches = new Counter({
    name: 'brigade_redis_batches_total',
    help: 'Batches of commands to Redis by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const redisSeconds = new Histogram({
    name: 'brigade_redis_batch_seconds',
    help: 'How long Redis took for a batch of commands',
    buckets: batchSeconds,
    registers,
  });
  const callsOf = childrenOf(calls);
  const callSecondsOf = childrenOf(callSeconds);
  const operationsOf = childrenOf(operations);
  const operationSecondsOf = childrenOf(operationSeconds);
  return {
    callEnded(endpoint, outcome, took) {
      callsOf(endpoint, outcome).inc();
      callSecondsOf(endpoint).observe(took);
    },
    callRetried(endpoint) {
      retries.inc({ endpoint });
    },
    liveChanged({ subscribers, streams }) {
      liveSubscribers.set(subscribers);
      liveStreams.set(streams);
    },
    operationEnded(operation, outcome, took) {
      operationsOf(operation, outcome).inc();
      if (took !== null) operationSecondsOf(operation).observe(took);
    },
    signalEnded(service, outcome) {
      signals.inc({ service, outcome });
    },
    redisChanged(isUp) {
      redisUnreachable.set(isUp ? 0 : 1);
    },
    redisResponded(outcome, took) {
      redisBatches.inc({ outcome });
      redisSeconds.observe(took);
    },
    render(state) {
      breaker.set(breakerStates[state]);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
