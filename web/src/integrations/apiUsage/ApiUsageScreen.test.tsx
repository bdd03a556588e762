import { expect, test } from 'vitest';
import { clockOffset } from '../../platform/clock/currentTime.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const minute = {
  __typename: 'ApiUsageMinute',
  // Within the last ten minutes, wherever the minute ends.
  startedAt: new Date(Math.floor(Date.now() / 60_000 - 2) * 60_000).toISOString(),
  operations: 3,
  refusals: 1,
  restCalls: 12,
  callSeconds: 1.25,
};

const time = (left: number, limit: number, fullInSeconds: number) => ({
  __typename: 'ApiCallTime',
  left,
  limit,
  fullInSeconds,
});
const sessions = {
  __typename: 'ApiUsageSource',
  apiTokenDatabaseId: null,
  apiToken: null,
  callTime: time(118, 120, 1),
  minutes: [minute],
};
const payroll = {
  __typename: 'ApiUsageSource',
  apiTokenDatabaseId: 12,
  apiToken: { __typename: 'ApiToken', id: 'token-12', name: 'Payroll', hint: 'aB3x' },
  callTime: time(0, 60, 31),
  minutes: [{ ...minute, operations: 40, callSeconds: 60.5 }],
};
const revoked = { ...payroll, apiTokenDatabaseId: 9, apiToken: null, callTime: time(60, 60, 0) };

function open(
  callTime: Record<string, number> = {},
  {
    sources = [sessions, payroll],
    referenceUrl = '/reference',
    search = '',
  }: { sources?: readonly object[]; referenceUrl?: string | null; search?: string } = {},
) {
  return renderApp(`/settings/api-usage${search}`, {
    referenceUrl,
    apiUsage: {
      __typename: 'ApiUsage',
      callTime: {
        __typename: 'ApiCallTime',
        left: 118,
        limit: 120,
        fullInSeconds: 1,
        perSecond: 4,
        ...callTime,
      },
      sources,
    },
  });
}

test('says what is left, when all of it is back, and what used it in the last hour', async () => {
  const { screen, gateway } = await open({}, { sources: [sessions, payroll, revoked] });

  await expect.element(screen.getByText('118 of 120 seconds of REST calls')).toBeVisible();
  await expect.element(screen.getByText('All of it is back in 1 second. Each second earns 4.')).toBeVisible();
  expect(gateway.names().toSorted()).toEqual(['ApiUsageScreenQuery', 'AppShellQuery']);
  const rows = screen.getByRole('table', { name: /^In the last hour/ }).getByRole('row');
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/Web sessions.*1\.3 s.*3.*12.*1.*118 of 120 s.*In 1 s/);
  await expect.element(rows.nth(2)).toMatchTextContent(/Payroll \(…aB3x\).*60\.5 s.*0 of 60 s.*In 31 s/);
  await expect.element(rows.nth(3)).toMatchTextContent(/Revoked token 9.*Now/);
  await screen.getByText('Show as a table').click();
  const chart = screen.getByRole('group', { name: 'Time of REST calls, last hour' });
  await expect.element(chart.getByText('Seconds', { exact: true })).toBeVisible();
  const table = screen.getByRole('table', { name: 'Time of REST calls, last hour', exact: true });
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent(/m to .*1\.3 s.*60\.5 s/);
  await expectAccessible();
});

test('a token leads to its own chart, and filters are in the address', async () => {
  const { screen, router } = await open({}, { search: '?span=ten-minutes&measure=operations' });
  const sessionsAlone = screen.getByRole('img', {
    name: /: 43\. Web sessions 3, Payroll/,
  });
  await expect.element(sessionsAlone).toBeInTheDocument();

  await screen.getByRole('link', { name: 'Payroll (…aB3x)' }).click();

  await expect.element(screen.getByRole('img', { name: /: 40\. Payroll \(…aB3x\) 40$/ })).toBeInTheDocument();
  expect(router.state.location.searchStr).toMatch(/span=ten-minutes/);
  await screen.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => router.state.location.searchStr).toBe('');
});

test('says that nothing was refused instead of an empty chart', async () => {
  const idle = { ...sessions, minutes: [{ ...minute, refusals: 0 }] };
  const { screen } = await open({}, { sources: [idle], search: '?measure=refused' });
  await expect.element(screen.getByText('Nothing was refused.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: /^Chart/ })).not.toBeInTheDocument();
});

test.each([
  [{ left: 0, fullInSeconds: 30 }, /^Requests are refused until some time is back\./],
  [{ left: 120, fullInSeconds: 0 }, /^Nothing is used up\./],
  [{ left: 90, fullInSeconds: 8 }, /^All of it is back in 8 seconds\./],
])('the usage of the API with %o reads %s', async (callTime, text) => {
  const { screen } = await open(callTime);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('leads to the reference where the server publishes it', async () => {
  const { screen } = await open();
  const link = screen.getByRole('link', { name: 'API reference (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', '/reference');
});

test('the usage of the API has no link to a reference that is not published', async () => {
  const { screen } = await open({}, { referenceUrl: null });
  await expect.element(screen.getByText('118 of 120 seconds of REST calls')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /API reference/ })).not.toBeInTheDocument();
});

test('loads again on request', async () => {
  const { screen, gateway } = await open();
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => gateway.names().filter((name) => name === 'ApiUsageScreenQuery')).toHaveLength(2);
});

test('shows what was used, though the clock of a sandbox is days ahead', async () => {
  const { screen, gateway } = await open();
  gateway.moveClock(6 * 86_400_000);
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => clockOffset()).toBe(6 * 86_400_000);
  await expect.element(screen.getByRole('img', { name: /Web sessions/ }).first()).toBeVisible();
  await expect.element(screen.getByText('Nothing was used.')).not.toBeInTheDocument();
});
