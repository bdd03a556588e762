import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { shiftTimes } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { DatesList } from './DatesList.tsx';
import type { SeriesDate } from './seriesDate.ts';

const zone = 'America/New_York';

/** Sundays in fall 2026 at 1:30 am. Daylight saving time ends on the second one. */
function sundays(count: number): SeriesDate[] {
  return Array.from({ length: count }, (_, week) => {
    const date = Temporal.PlainDate.from('2026-10-25').add({ weeks: week });
    const startTime = Temporal.PlainTime.from('01:30');
    const times = shiftTimes({ date, startTime, endTime: startTime.add({ hours: 8 }) }, zone);
    return {
      date: date.toString(),
      start: times.start.toInstant().toString(),
      end: times.end.toInstant().toString(),
      isStartMoved: times.isStartMoved,
      isRepeatedHour: times.isRepeatedHour,
    };
  });
}

async function renderList(count: number, excludedDates: string[] = [], dates = sundays(count)) {
  const onExcludedDatesChange = vi.fn<(dates: string[]) => void>();
  const screen = await render(
    <DatesList
      dates={dates}
      zone={zone}
      isStale={false}
      excludedDates={excludedDates}
      onExcludedDatesChange={onExcludedDatesChange}
      errorMessage={undefined}
    />,
  );
  return { screen, onExcludedDatesChange };
}

test('shows local dates, with a note when daylight saving time changes', async () => {
  const { screen } = await renderList(3);

  await expect.element(screen.getByRole('checkbox', { name: /^Sun, Oct 25/ })).toBeChecked();
  await expect
    .element(screen.getByRole('checkbox', { name: /^Sun, Nov 1/ }))
    .toHaveAccessibleName(expect.stringContaining('Clocks go back: starts at the first 1:30 am, 1 h longer'));
  await expect.element(screen.getByText(/Clocks go/)).toHaveLength(1);
  await expectAccessible();
});

test('names holidays', async () => {
  const [first, ...others] = sundays(9);
  const mothersDay = { date: '2026-05-10', start: '2026-05-10T21:00:00Z', end: '2026-05-11T02:00:00Z' };
  const { screen } = await renderList(9, [], [...(first ? [{ ...first, ...mothersDay }] : []), ...others]);

  await expect
    .element(screen.getByRole('checkbox', { name: /^Sun, May 10/ }))
    .toHaveAccessibleName(expect.stringContaining('Mother’s Day'));
});

test('excludes a date and includes it again', async () => {
  const { screen, onExcludedDatesChange } = await renderList(3, ['2026-11-08']);

  await expect.element(screen.getByText('2 of 3 dates, 1 excluded')).toBeVisible();
  await screen.getByRole('checkbox', { name: /Nov 1/ }).click();
  await screen.getByRole('checkbox', { name: /Nov 8/ }).click();
  expect(onExcludedDatesChange.mock.calls).toEqual([[['2026-11-01', '2026-11-08']], [[]]]);
});

test('the last remaining date is not excluded', async () => {
  const { screen } = await renderList(2, ['2026-10-25']);

  await expect.element(screen.getByRole('checkbox', { name: /Nov 1/ })).toBeDisabled();
  await expect.element(screen.getByRole('checkbox', { name: /Oct 25/ })).toBeEnabled();
});

test('always shows excluded dates and dates with a note', async () => {
  const dates = [...sundays(12).slice(2), ...sundays(2)];
  const { screen } = await renderList(12, ['2026-10-25'], dates);

  await expect.element(screen.getByRole('checkbox')).toHaveLength(10);
  await expect.element(screen.getByRole('checkbox', { name: /Nov 1Clocks|Nov 1 Clocks/ })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /Oct 25/ })).not.toBeChecked();
});

test('shows the first dates and expands to all', async () => {
  const { screen } = await renderList(12);

  await expect.element(screen.getByRole('checkbox')).toHaveLength(8);
  await screen.getByRole('button', { name: 'Show 4 more' }).click();
  await expect.element(screen.getByText('12 dates')).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).toHaveLength(12);
  await screen.getByRole('button', { name: 'Show fewer dates' }).click();
  await expect.element(screen.getByRole('checkbox')).toHaveLength(8);
});
