import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { DateField } from './DateField.tsx';

function LastDay({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState('2026-03-02');
  return (
    <>
      <DateField label="Last day" {...{ value, errorMessage }} onChange={setValue} min="2026-03-01" />
      <p>{value === '' ? 'none' : value}</p>
    </>
  );
}

test('takes a day, and none', async () => {
  const screen = await render(<LastDay />);
  const field = screen.getByLabelText('Last day');

  await field.fill('2026-04-30');
  await expect.element(screen.getByText('2026-04-30')).toBeVisible();
  await field.fill('');
  await expect.element(screen.getByText('none')).toBeVisible();
});

test('says what is wrong, to everyone', async () => {
  const screen = await render(<LastDay errorMessage="The last day is before the first day" />);

  await expect
    .element(screen.getByLabelText('Last day'))
    .toHaveAccessibleDescription('The last day is before the first day');
  await expectAccessible(screen.container);
});
