import {
  defaultRecurrenceRule,
  type RecurrenceRule,
} from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { RecurrenceField } from './RecurrenceField.tsx';

/** The first Wednesday of its month. */
const date = '2026-03-04';
const byDefault = defaultRecurrenceRule(Temporal.PlainDate.from(date));

async function renderField(rule: RecurrenceRule = byDefault, problem?: 'interval' | 'weekdays' | 'until') {
  const onChange = vi.fn<(rule: RecurrenceRule) => void>();
  function Harness() {
    const [value, setValue] = useState(rule);
    return (
      <RecurrenceField
        rule={value}
        date={date}
        today="2026-03-02"
        errorAt={(field) => (field === problem ? 'Not like this' : undefined)}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const screen = await render(<Harness />);
  const choose = async (field: string, option: string) => {
    await screen.getByRole('combobox', { name: field }).click();
    await screen.getByRole('option', { name: option }).click();
  };
  return { screen, choose, onChange };
}

test('nothing repeats by default', async () => {
  const { screen } = await renderField();

  await expect
    .element(screen.getByRole('combobox', { name: 'Repeats' }))
    .toHaveTextContent('Does not repeat');
  await expect.element(screen.getByLabelText('Last date')).not.toBeInTheDocument();
});

describe('weekly', () => {
  test('a weekly rule defaults to the weekday of the shift for eight weeks', async () => {
    const { screen, choose, onChange } = await renderField();
    await choose('Repeats', 'Weekly');

    await expect.element(screen.getByText('Every week on Wednesday until April 22')).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith({ ...byDefault, repeat: 'repeat', until: '2026-04-22' });
  });

  test('a weekly rule supports several days and longer intervals, and describes itself in words', async () => {
    const { screen, onChange } = await renderField({ ...byDefault, repeat: 'repeat', until: '2026-06-03' });
    await screen.getByRole('checkbox', { name: 'Monday' }).click();
    await screen.getByRole('button', { name: 'More: Repeat every (weeks)' }).click();

    await expect
      .element(screen.getByText('Every 2 weeks on Monday and Wednesday until June 3'))
      .toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ weekdays: [1, 3], interval: 2 }));
    await expectAccessible();
  });
});

test('suggests a last date per frequency until the user chooses one', async () => {
  const { screen, choose } = await renderField();
  await choose('Repeats', 'Daily');
  await expect.element(screen.getByText('Every day until March 17')).toBeVisible();
  await choose('Repeats', 'Monthly');
  await expect.element(screen.getByText('Monthly on the first Wednesday until August 4')).toBeVisible();

  await screen.getByLabelText('Last date').fill('2026-07-01');
  await choose('On', 'The last Wednesday');
  await expect.element(screen.getByText('Monthly on the last Wednesday until July 1')).toBeVisible();
  await choose('Repeats', 'Weekly');
  await expect.element(screen.getByText('Every week on Wednesday until July 1')).toBeVisible();
});

test('clears the last date and rejects invalid intervals', async () => {
  const { screen, onChange } = await renderField({ ...byDefault, repeat: 'repeat', until: '2026-06-03' });
  await screen.getByLabelText('Last date').clear();
  await screen.getByLabelText('Repeat every (weeks)').fill('x');

  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ until: null, interval: 0 }));
});

test.each(['interval', 'weekdays', 'until'] as const)('shows an error at %s', async (field) => {
  const { screen } = await renderField({ ...byDefault, repeat: 'repeat' }, field);

  await expect.element(screen.getByText('Not like this')).toBeVisible();
  await expectAccessible();
});
