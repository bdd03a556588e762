import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { StepperField } from './StepperField.tsx';

function Places({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <StepperField label="Pros" value={value} onChange={setValue} min={1} max={3} />;
}

test('counts between its ends by button and by key', async () => {
  const screen = await render(<Places start="2" />);
  const field = screen.getByRole('textbox', { name: 'Pros' });
  const more = screen.getByRole('button', { name: 'More: Pros' });

  await more.click();
  await expect.element(field).toHaveValue('3');
  await expect.element(more).toBeDisabled();
  await field.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(field).toHaveValue('1');
  await expect.element(screen.getByRole('button', { name: 'Fewer: Pros' })).toBeDisabled();
  await expectAccessible();
});

test('an empty field begins at the first number', async () => {
  const screen = await render(<Places start="" />);
  await screen.getByRole('button', { name: 'More: Pros' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Pros' })).toHaveValue('1');
});

test('what is no number stays for the schema to judge', async () => {
  const screen = await render(<Places start="two" />);
  await expect.element(screen.getByRole('button', { name: 'More: Pros' })).toBeDisabled();
  await expect.element(screen.getByRole('textbox', { name: 'Pros' })).toHaveValue('two');
});
