import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { problemOfThrown } from '../../platform/server/problemOf.ts';
import { workerCaller } from '../../platform/server/runForWorker.ts';
import { restSessionOf } from '../../platform/sessions/restSessionOf.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { claimDeliveries, type ClaimedDelivery } from './deliveriesApi.ts';
import { deliver } from './deliver.ts';
import { type FindAddresses, guardedAgent } from './guardedAgent.ts';
import { type PayloadSources, readPayload } from './readPayload.ts';
import { sendRequest } from './sendRequest.ts';

/** Delivers webhooks until it is closed. */
export interface WebhookWorker {
  /** Claims nothing more, and completes what is under way. */
  close(): Promise<void>;
}

export interface WebhookWorkerOptions extends PayloadSources {
  readonly settings: Pick<Settings, 'webhooks' | 'productSlug'>;
  readonly log: Logger;
  readonly findAddresses?: FindAddresses;
}

/** Starts a worker, which shares the deliveries with those of other gateways. Without a secret it does nothing. */
export function startWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
  const { log, findAddresses } = options;
  const { webhooks: settings } = options.settings;
  const { workerSecret: secret } = settings;
  if (secret === null) return { close: () => Promise.resolve() };
  const ended = new AbortController();
  const underWay = new Set<Promise<void>>();
  const agent = guardedAgent({
    allowsLoopback: settings.allowsLoopback,
    connectTimeout: settings.deliveryTimeout,
    ...(findAddresses && { findAddresses }),
  });
  // One for each use: a session remembers what it did.
  const rest = () =>
    restSessionOf(workerCaller(secret), { upstream: options.upstream, settings: options.settings });

  async function deliverOne(delivery: ClaimedDelivery): Promise<void> {
    const signal = AbortSignal.timeout(settings.deliveryTimeout);
    try {
      const outcome = await deliver(delivery, {
        rest: rest(),
        read: (claimed) => readPayload(claimed, options, signal),
        send: (signed) => sendRequest(signed, agent, signal),
      });
      log.info({ deliveryId: delivery.id, topic: delivery.topic, outcome }, 'webhook attempt');
    } catch (error) {
      log.warn({ deliveryId: delivery.id, ...problemOfThrown(error) }, 'webhook attempt lost');
    }
  }

  /** @returns the milliseconds until it is worth to claim again */
  async function claim(): Promise<number> {
    const limit = settings.atOnce - underWay.size;
    try {
      const { results } = await rest().call(claimDeliveries, { body: { limit } });
      for (const delivery of results) {
        const delivered: Promise<void> = deliverOne(delivery).finally(() => underWay.delete(delivered));
        underWay.add(delivered);
      }
      return results.length === limit ? 0 : settings.claimInterval;
    } catch (error) {
      const isAbsent = error instanceof UpstreamRefusal && [401, 404].includes(error.status);
      log[isAbsent ? 'info' : 'warn'](problemOfThrown(error), 'webhooks cannot be claimed');
      return isAbsent ? settings.absentInterval : settings.claimInterval;
    }
  }

  async function work(): Promise<void> {
    while (!ended.signal.aborted) {
      const pause = await claim();
      // A full house makes room first.
      if (underWay.size >= settings.atOnce) await Promise.race(underWay);
      await wait(pause, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  }

  const worked = work();
  return {
    async close() {
      ended.abort();
      await worked;
      await Promise.all(underWay);
      await agent.close();
    },
  };
}
