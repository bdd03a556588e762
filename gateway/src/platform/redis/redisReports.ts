import type { Logger } from 'pino';
import type { Metrics } from '../server/metrics.ts';
import type { RedisObserver } from './redisLink.ts';

/** Says once for each reason that Redis is away, and once that it is back. */
export function redisReports(
  log: Logger,
  metrics: Pick<Metrics, 'redisChanged' | 'redisResponded'>,
): RedisObserver {
  return {
    redisChanged(isUp, reason) {
      metrics.redisChanged(isUp);
      if (isUp) log.info('Redis answers: limits are shared with the other gateways');
      else log.warn({ reason }, 'Redis does not answer: this gateway counts limits alone');
    },
    redisResponded: metrics.redisResponded,
  };
}
