import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const minute = {
  __typename: 'ApiUsageMinute',
  startedAt: '2026-03-02T09:58:00.000Z',
  operations: 3,
  refusals: 1,
  restCalls: 12,
  callSeconds: 1.25,
};

function open(
  callTime: Record<string, number> = {},
  minutes: readonly object[] = [minute],
  referenceUrl: string | null = '/reference',
) {
  return renderApp('/settings/api-usage', {
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
      minutes,
    },
  });
}

test('says what is left, when all of it is back, and what was used in the last hour', async () => {
  const { screen, gateway } = await open({}, [minute, { ...minute, startedAt: '2026-03-02T09:59:00.000Z' }]);

  await expect.element(screen.getByText('118 of 120 seconds of REST calls')).toBeVisible();
  await expect.element(screen.getByText('All of it is back in 1 second. Each second earns 4.')).toBeVisible();
  await expect.element(screen.getByText('2.5 s')).toBeVisible();
  expect(gateway.names().toSorted()).toEqual(['ApiUsageScreenQuery', 'AppShellQuery']);
  await screen.getByText('Show as a table').click();
  const table = screen.getByRole('table', { name: 'By minute', exact: true });
  // The browser's zone is 5:45 ahead of UTC.
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent(/3:44 pm.*3.*12.*1\.3 s.*1/);
  await expectAccessible();
});

test.each([
  [{ left: 0, fullInSeconds: 30 }, /^Requests are refused until some time is back\./],
  [{ left: 120, fullInSeconds: 0 }, /^Nothing is used up\./],
  [{ left: 90, fullInSeconds: 8 }, /^All of it is back in 8 seconds\./],
])('with %o it reads %s', async (callTime, text) => {
  const { screen } = await open(callTime, []);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('leads to the reference where the server publishes it', async () => {
  const { screen } = await open();
  const link = screen.getByRole('link', { name: 'API reference (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', '/reference');
});

test('has no link to a reference that is not published', async () => {
  const { screen } = await open({}, [], null);
  await expect.element(screen.getByText('118 of 120 seconds of REST calls')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /API reference/ })).not.toBeInTheDocument();
});

test('loads again on request', async () => {
  const { screen, gateway } = await open();
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => gateway.names().filter((name) => name === 'ApiUsageScreenQuery')).toHaveLength(2);
});
