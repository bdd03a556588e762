import { loadStripe } from '@stripe/stripe-js/pure';
import { afterEach, expect, test, vi } from 'vitest';
import { loadStripeClient, stripeScriptUrl } from './stripeScript.ts';

const client = { id: 'the client' };

/** Catches what is added to the page's head before a browser would fetch it. */
function catchScripts(answer: 'load' | 'error') {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    scripts.push(script);
    if (answer === 'load')
      Object.assign(window, { Stripe: Object.assign(() => client, { version: 'endive' }) });
    queueMicrotask(() => script.dispatchEvent(new Event(answer)));
  });
  return scripts;
}

afterEach(() => {
  vi.restoreAllMocks();
  delete window.Stripe;
});

test('the script of Stripe is the one that the installed loader would add', async () => {
  const added = vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    queueMicrotask(() => node.dispatchEvent(new Event('error')));
    return node;
  });
  await expect(loadStripe('pk_test_1')).rejects.toThrow('Failed to load Stripe.js');

  expect(added.mock.calls[0]?.[0]).toHaveProperty('src', stripeScriptUrl);
});

test('reports a script that fails to load, and the next attempt requests it again', async () => {
  const failed = catchScripts('error');
  await expect(loadStripeClient('pk_test_1')).rejects.toThrow('could not be loaded');
  await expect(loadStripeClient('pk_test_1')).rejects.toThrow('could not be loaded');

  expect(failed.map(({ src }) => src)).toEqual([stripeScriptUrl, stripeScriptUrl]);
});

test('two forms share one script', async () => {
  const scripts = catchScripts('load');
  const clients = await Promise.all([loadStripeClient('pk_test_1'), loadStripeClient('pk_test_1')]);

  expect(scripts).toHaveLength(1);
  expect(clients).toEqual([client, client]);
});
