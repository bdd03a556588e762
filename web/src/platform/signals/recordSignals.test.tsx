import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeAccount } from '../../testing/accounts.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { recordSignals } from './recordSignals.ts';
import type { Signal } from './signal.ts';
import type { SignalService } from './signalServices.ts';

const screen = '/_app/_account/settings';
let stop: (() => void) | null = null;
let signals: Signal[] = [];

beforeEach(() => {
  signals = [];
});

afterEach(() => {
  stop?.();
  stop = null;
});

/** Records from a settled screen on. `chance` is what Math.random would say. */
async function record(services: readonly SignalService[], chance = 1) {
  const viewer = makeAccount();
  const opened = await renderApp('/locations', {
    viewer,
    updateProfile: { errors: [], viewer },
  });
  const { router } = opened;
  await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/locations');
  stop = recordSignals({
    router,
    services: new Set(services),
    onSignal: (signal) => signals.push(signal),
    random: () => chance,
  });
  return {
    ...opened,
    openSettings: async () => {
      await router.navigate({ to: '/settings' });
      await expect.element(opened.screen.getByRole('textbox', { name: /First name/ })).toBeVisible();
    },
  };
}

test('screens are recorded by their route, and actions that took effect by their operation', async () => {
  const { screen: shown, openSettings } = await record(['errors', 'analytics']);
  await openSettings();
  await shown.getByRole('textbox', { name: /First name/ }).fill('Maria');
  await shown.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(shown.getByText('Saved', { exact: true })).toBeVisible();
  expect(signals).toEqual([
    { type: 'screen', screen: '/_app/locations/', at: expect.any(Number) },
    { type: 'screen', screen, at: expect.any(Number) },
    { type: 'action', operation: 'updateProfileMutation', at: expect.any(Number) },
  ]);
  expect(JSON.stringify(signals)).not.toMatch(/maria|morgan/i);
});

test('a response that is none is recorded as a failure of its operation', async () => {
  const { gateway, router } = await record(['errors']);
  gateway.intercept(({ name }) =>
    name === 'SettingsScreenQuery'
      ? new Response('<html>', { status: 502, headers: { 'X-Request-Id': 'request-502' } })
      : null,
  );
  await router.navigate({ to: '/settings' });
  await expect.poll(() => signals).toHaveLength(1);
  expect(signals).toEqual([
    {
      type: 'failure',
      screen: expect.stringMatching(/^\/_app/),
      operation: 'SettingsScreenQuery',
      failure: { kind: 'schema' },
      requestId: 'request-502',
    },
  ]);
});

test('one visit in ten is recorded with its requests', async () => {
  const { openSettings } = await record(['errors'], 0.0999);
  await openSettings();
  await expect.poll(() => signals).toHaveLength(1);
  const [visit] = signals;
  expect(visit).toMatchObject({ type: 'visit', screen, cause: 'navigation' });
  if (visit?.type !== 'visit') return;
  expect(visit.requests).toMatchObject([{ operation: 'SettingsScreenQuery', isFailed: false }]);
  expect(visit.startedAt + visit.ms).toBeLessThanOrEqual(Date.now() + 1);
  expect(visit.requests[0]?.ms).toBeLessThanOrEqual(visit.ms);
});

test.for([
  ['the chance says no', ['errors'], 0.1],
  ['no service takes traces', ['analytics'], 0],
] as const)('no visit is recorded where %s', async ([, services, chance]) => {
  const { openSettings, router } = await record(services, chance);
  await openSettings();
  await expect.poll(() => router.state.status).toBe('idle');
  expect(signals.filter(({ type }) => type === 'visit')).toEqual([]);
});
