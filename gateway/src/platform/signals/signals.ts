import type { UseRecords } from '../load/useRecords.ts';
import type { WorkBudget } from '../load/workBudget.ts';
import type { Metrics } from '../server/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { type Analytics, createAnalytics } from './analytics/analytics.ts';
import { createErrorReporter, type ErrorReporter } from './errors/errorReporter.ts';
import { reportedTracing } from './errors/reportedTracing.ts';
import { createForwarder, type Forwarder } from './forwarder.ts';

/** Reports to the services for errors and use. Without a setting there is no service, and nothing is reported. */
export interface Signals {
  readonly errors: ErrorReporter | null;
  readonly analytics: Analytics | null;
  /** How often the pages of a network may send something. */
  readonly pageBudget: WorkBudget;
  /** The same tracing, with the failures of REST calls reported. */
  traced(tracing: Tracing): Tracing;
  close(): Promise<void>;
}

/** A page sends about four times a minute; many pages share the network of a business. */
const pageLimits = { capacity: 120, perSecond: 2 };

export function createSignals(
  { signals, environment }: Pick<Settings, 'signals' | 'environment'>,
  metrics: Pick<Metrics, 'signalEnded'>,
  records: Pick<UseRecords, 'budget'>,
): Signals {
  const forwarders: Forwarder[] = [];
  const forwarderTo = (service: 'errors' | 'analytics') => {
    const forwarder = createForwarder({
      ...signals,
      onEnded: (outcome) => metrics.signalEnded(service, outcome),
    });
    forwarders.push(forwarder);
    return forwarder;
  };
  const errors =
    signals.errorReporting &&
    createErrorReporter({ dsn: signals.errorReporting, environment, forwarder: forwarderTo('errors') });
  const analytics = signals.analytics && createAnalytics(signals.analytics, forwarderTo('analytics'));
  return {
    errors,
    analytics,
    pageBudget: records.budget('pages', pageLimits),
    traced: (tracing) => (errors === null ? tracing : reportedTracing(tracing, errors)),
    close: async () => {
      await Promise.all(forwarders.map((forwarder) => forwarder.close()));
    },
  };
}
