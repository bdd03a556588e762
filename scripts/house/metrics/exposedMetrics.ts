import { createMetrics as gatewayMetrics } from '../../../gateway/src/platform/server/metrics.ts';
import { createMetrics as restMetrics } from '../../../upstream/src/platform/server/metrics.ts';

/** Labels that Prometheus adds to everything that it scrapes. */
export const scraped = ['job', 'instance'];

/** Of each metric that a server has, as it appears in an answer of `/metrics`: its labels. */
export type Exposed = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads Prometheus' text format. A metric without a sample yet has no labels. */
export function exposedIn(text: string): Exposed {
  const metrics = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/gm)) {
    const known = metrics.get(name) ?? new Set(scraped);
    for (const [, label = ''] of labels.matchAll(/([a-zA-Z_]\w*)="(?:[^"\\]|\\.)*"/g)) known.add(label);
    metrics.set(name, known);
  }
  return metrics;
}

async function ofGateway(): Promise<string> {
  const metrics = gatewayMetrics();
  metrics.callEnded('getGig', '200', 0.1);
  metrics.callRetried('getGig');
  metrics.liveChanged({ subscribers: 1, streams: 1 });
  metrics.operationEnded('query Gig', 'ok', 0.1);
  metrics.signalEnded('errors', 'sent');
  metrics.redisChanged(true);
  metrics.redisResponded('ok', 0.001);
  return metrics.render('closed');
}

async function ofRest(): Promise<string> {
  const metrics = restMetrics(['startGigs']);
  metrics.requestEnded({ method: 'GET', route: '/api/staffer/gigs/:id/', status: 200 }, 0.1);
  metrics.deliveryEnded('delivered');
  metrics.webhookPaused('FAILING');
  metrics.eventsLost(1);
  metrics.exportEnded('completed');
  return metrics.render();
}

/** Everything that gateways and REST APIs expose once each of their events has happened, and `up`. */
export async function exposedMetrics(): Promise<Exposed> {
  return new Map([['up', new Set(scraped)], ...exposedIn(await ofRest()), ...exposedIn(await ofGateway())]);
}
