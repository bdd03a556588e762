import type { ComponentProps } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openClient } from '../../platform/relay/client.ts';
import { fakeGateway } from '../../testing/fakeGateway.ts';
import { RecurrencePreview } from './RecurrencePreview.tsx';
import type { SeriesDate } from './seriesDate.ts';
import { passTime } from '../../testing/testClock.ts';
import { debounceMs } from '../../platform/relay/useDebouncedLoader.ts';

const weekly = {
  frequency: 'WEEKLY',
  interval: 1,
  weekdays: ['SUNDAY'],
  occurrence: null,
  until: '2026-11-01',
} as const;

const dateOn = (date: string): SeriesDate => ({
  date,
  start: `${date}T18:00:00Z`,
  end: `${date}T23:00:00Z`,
  isStartMoved: false,
  isRepeatedHour: false,
});

type Props = ComponentProps<typeof RecurrencePreview>;

const shift: Props = {
  locationId: 1,
  date: '2026-10-25',
  startTime: '14:00',
  endTime: '19:00',
  recurrence: weekly,
  zone: 'America/New_York',
  excludedDates: [],
  onExcludedDatesChange: () => undefined,
};

async function renderPreview(recurrenceDates: unknown, props: Partial<Props> = {}) {
  const gateway = fakeGateway({ location: { id: btoa('Location:1'), recurrenceDates } });
  const { environment } = openClient(null, () => undefined);
  const show = (more: Partial<Props> = {}) => (
    <RelayEnvironmentProvider environment={environment}>
      <RecurrencePreview {...shift} {...props} {...more} />
    </RelayEnvironmentProvider>
  );
  const screen = await render(show());
  return { screen, gateway, change: (more: Partial<Props>) => screen.rerender(show(more)) };
}

test("loads the dates of the rule in the location's time zone once and reports them", async () => {
  const onDates = vi.fn<(dates: readonly SeriesDate[]) => void>();
  const dates = [dateOn('2026-10-25'), dateOn('2026-11-01')];
  const { screen, gateway } = await renderPreview({ dates, problem: null }, { onDates });

  await expect.element(screen.getByText('2 dates')).toBeVisible();
  expect(gateway.requests.map(({ variables }) => variables)).toEqual([
    {
      locationId: 1,
      date: '2026-10-25',
      startTime: '14:00',
      endTime: '19:00',
      recurrence: weekly,
      timeZone: 'America/New_York',
    },
  ]);
  // The rows are drawn before the form hears of them.
  await expect.poll(() => onDates.mock.lastCall).toEqual([dates]);
});

const byInterval = ({ recurrence }: { recurrence: { interval: number } }) => ({
  dates: recurrence.interval === 3 ? [dateOn('2026-10-25')] : [dateOn('2026-10-25'), dateOn('2026-11-01')],
  problem: null,
});

test('debounces changes of the form and keeps the previous dates visible while loading', async () => {
  const { screen, gateway, change } = await renderPreview(byInterval);
  await expect.element(screen.getByText('2 dates')).toBeVisible();

  const response = Promise.withResolvers<null>();
  gateway.intercept(() => response.promise);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await change({ recurrence: { ...weekly, interval: 2 } });
  await passTime(debounceMs - 1);
  await change({ recurrence: { ...weekly, interval: 3 } });
  await passTime(debounceMs);
  vi.useRealTimers();
  await expect.poll(() => gateway.requests.length).toBe(2);
  await expect.element(screen.getByText('2 dates')).toBeVisible();
  response.resolve(null);
  await expect.element(screen.getByText('1 date', { exact: true })).toBeVisible();
  expect(gateway.requests.map(({ variables }) => variables['recurrence'])).toEqual([
    weekly,
    { ...weekly, interval: 3 },
  ]);
});

test('shows why a rule is invalid', async () => {
  const problem = 'At most 104 dates at once. Choose an earlier last date.';
  const { screen } = await renderPreview({ dates: [], problem });

  await expect.element(screen.getByRole('alert')).toHaveTextContent(problem);
});

test('contains a failed request', async () => {
  const { screen } = await renderPreview(() => {
    throw new Error('The service does not answer');
  });

  await expect.element(screen.getByText('The service does not answer')).toBeVisible();
});
