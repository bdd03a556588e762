import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { TimeField } from './TimeField.tsx';

test('takes a time of day and says what is wrong with it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(
    <TimeField label="Starts" isRequired value="17:00" onChange={onChange} errorMessage="Too early" />,
  );
  const field = screen.getByLabelText(/^Starts/);

  await expect.element(field).toHaveValue('17:00');
  await expect.element(field).toHaveAccessibleDescription('Too early');
  await field.fill('18:05');
  expect(onChange).toHaveBeenCalledWith('18:05');
  await expectAccessible();
});
