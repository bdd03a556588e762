import type { Logger } from 'pino';
import { type ClaimLoop, startClaimLoop } from '../../platform/workers/claimLoop.ts';
import { workerCaller } from '../../platform/workers/runForWorker.ts';
import { restSessionOf } from '../../platform/sessions/restSessionOf.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { claimDeliveries } from './deliveriesApi.ts';
import { deliver } from './deliver.ts';
import { type FindAddresses, guardedAgent } from './guardedAgent.ts';
import { type PayloadSources, readPayload } from './readPayload.ts';
import { sendRequest } from './sendRequest.ts';

export interface WebhookWorkerOptions extends PayloadSources {
  readonly settings: Pick<Settings, 'webhooks' | 'productSlug'>;
  readonly log: Logger;
  readonly findAddresses?: FindAddresses;
}

/** Starts to deliver webhooks, which the gateways share; without a secret, it does nothing. */
export function startWebhookWorker(options: WebhookWorkerOptions): ClaimLoop {
  const { log, findAddresses } = options;
  const { webhooks: settings } = options.settings;
  const { workerSecret: secret } = settings;
  if (secret === null) return { close: () => Promise.resolve() };
  const agent = guardedAgent({
    allowsLoopback: settings.allowsLoopback,
    connectTimeout: settings.deliveryTimeout,
    ...(findAddresses && { findAddresses }),
  });
  // One for each use: a session remembers what it did.
  const rest = () => restSessionOf(workerCaller(secret), options);
  // One for each step: a slow read takes nothing from the time of the receiver.
  const timeout = () => AbortSignal.timeout(settings.deliveryTimeout);
  const loop = startClaimLoop({
    name: 'webhooks',
    settings,
    log,
    claim: (limit) => rest().call(claimDeliveries, { body: { limit } }),
    async work(delivery) {
      const outcome = await deliver(delivery, {
        rest: rest(),
        read: (claimed) => readPayload(claimed, options, timeout()),
        send: (signed) => sendRequest(signed, agent, timeout()),
      });
      log.info({ deliveryId: delivery.id, topic: delivery.topic, outcome }, 'webhook attempt');
    },
  });
  return {
    async close() {
      await loop.close();
      await agent.close();
    },
  };
}
