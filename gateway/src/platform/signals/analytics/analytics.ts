import { randomUUID } from 'node:crypto';
import { actionName } from '@brigade/domain/platform/signals/actionName.ts';
import type { Forwarder } from '../forwarder.ts';
import type { PageUse } from '../pages/pageSignals.ts';

/** Reports how the product is used. Nothing waits for it. */
export interface Analytics {
  /** @param clientId the random id of a browser, which is all that is known of its person */
  record(clientId: string, uses: readonly PageUse[]): void;
}

/** The account of the analytics service. */
export interface AnalyticsAccount {
  readonly batchUrl: string;
  readonly writeKey: string;
}

/** Without an address the service would take that of the gateway, and look up where it is. */
const context = { ip: '0.0.0.0', library: { name: 'brigade' } };

function messageOf(clientId: string, use: PageUse): object {
  const facts = {
    messageId: randomUUID(),
    anonymousId: clientId,
    timestamp: new Date(use.at).toISOString(),
    context,
  };
  return use.type === 'screen'
    ? { ...facts, type: 'page', name: use.screen, properties: {} }
    : { ...facts, type: 'track', event: actionName(use.operation), properties: {} };
}

/** Speaks Segment's HTTP interface: one batch for what a page sends at once. */
export function createAnalytics({ batchUrl, writeKey }: AnalyticsAccount, forwarder: Forwarder): Analytics {
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`,
  };
  return {
    record(clientId, uses) {
      if (uses.length === 0) return;
      const batch = uses.map((use) => messageOf(clientId, use));
      forwarder.send({
        url: batchUrl,
        headers,
        body: JSON.stringify({ batch, sentAt: new Date().toISOString() }),
      });
    },
  };
}
