import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { z } from 'zod';
import { type GatewayOverrides, startGateway } from '../app/startGateway.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import type { WebhookSettings } from '../platform/settings/webhookSettings.ts';
import { type TestStack, testWorkerSecret } from './startTestStack.ts';
import { unhurried } from './upstreamOptions.ts';

const logLine = z.looseObject({ msg: z.string(), outcome: z.string().optional() });

/** How a delivering gateway differs. */
interface DeliveringOptions extends Pick<GatewayOverrides, 'findAddresses'> {
  readonly webhooks?: Partial<WebhookSettings>;
  /** Where its upstream is; that of the stack by default. */
  readonly upstreamUrl?: string;
  /** Called for each line that it logs. */
  readonly onLine?: (line: z.infer<typeof logLine>) => void;
}

/** Starts a gateway that delivers webhooks of a stack. */
function startDeliveringGateway(
  { upstream }: Pick<TestStack, 'upstream'>,
  { webhooks, upstreamUrl = upstream.url, onLine, findAddresses }: DeliveringOptions = {},
) {
  const settings = unhurried(
    parseSettings({
      BRIGADE_ENV: 'test',
      PORT: '0',
      WEBHOOK_WORKER_SECRET: testWorkerSecret,
      UPSTREAM_API_BASE: upstreamUrl,
    }),
  );
  return startGateway(
    { ...settings, webhooks: { ...settings.webhooks, claimInterval: 10, ...webhooks } },
    {
      now: () => Temporal.Instant.fromEpochMilliseconds(upstream.clock.now().getTime()),
      logDestination: { write: (text: string) => onLine?.(logLine.parse(JSON.parse(text))) },
      ...(findAddresses && { findAddresses }),
    },
  );
}

/**
 * Delivers what is due until so many attempts have ended, and then stops.
 *
 * @returns the outcomes of the attempts
 */
export async function deliverWebhooks(
  stack: Pick<TestStack, 'upstream'>,
  attempts = 1,
  options: DeliveringOptions = {},
): Promise<string[]> {
  const outcomes: string[] = [];
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const gateway = await startDeliveringGateway(stack, {
    ...options,
    onLine({ msg, outcome = 'lost' }) {
      if (!msg.startsWith('webhook attempt')) return;
      outcomes.push(outcome);
      if (outcomes.length === attempts) resolve();
    },
  });
  await done;
  await gateway.close();
  return outcomes;
}
