import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhookReceiver.ts';
import { createForwarder, type ForwardOutcome } from './forwarder.ts';

const hour = 3_600_000;

let service: WebhookReceiver;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  service = await startWebhookReceiver();
});

afterEach(async () => {
  vi.useRealTimers();
  await service.close();
});

test('a clock that jumps changes nothing of the pause that a service asked for', async () => {
  const outcomes: ForwardOutcome[] = [];
  const forwarder = createForwarder({
    sendTimeout: 5_000,
    closeLimit: 1_000,
    mostWaiting: 10,
    onEnded: (outcome) => outcomes.push(outcome),
  });
  const report = async () => {
    const before = outcomes.length;
    forwarder.send({ url: service.url, headers: {}, body: '{}' });
    await expect.poll(() => outcomes.length).toBe(before + 1);
    return outcomes.at(-1);
  };

  service.respond((_, response) => response.writeHead(429, { 'retry-after': '60' }).end());
  expect(await report()).toBe('refused');
  service.respond();
  vi.setSystemTime(Date.now() + hour);
  expect(await report()).toBe('dropped');

  vi.setSystemTime(Date.now() - 2 * hour);
  vi.advanceTimersByTime(60_000);
  expect(await report()).toBe('sent');
  await forwarder.close();
});
