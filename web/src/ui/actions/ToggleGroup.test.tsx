import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { ToggleGroup } from './ToggleGroup.tsx';

const options = [
  { value: '0', label: 'Sunday', shortLabel: 'Su' },
  { value: '1', label: 'Monday', shortLabel: 'Mo' },
  { value: '2', label: 'Tuesday', shortLabel: 'Tu' },
];

test('switches one on or off and keeps the order of the options, by keyboard, too', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const screen = await render(<ToggleGroup label="On" options={options} value={['2']} onChange={onChange} />);

  await screen.getByRole('checkbox', { name: 'Sunday' }).click();
  await userEvent.keyboard('{Tab}{Tab} ');

  expect(onChange.mock.calls).toEqual([[['0', '2']], [[]]]);
  await expect.element(screen.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
});

test('a toggle group has no axe violation, nor has one with an error', async () => {
  await render(
    <ToggleGroup
      label="On"
      errorMessage="Choose at least one day"
      options={options}
      value={[]}
      onChange={() => undefined}
    />,
  );

  await expectAccessible();
});
