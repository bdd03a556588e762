import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { expectFocusWithin } from '../../testing/expectFocusWithin.ts';
import { Select } from './Select.tsx';

const ignore = () => undefined;

const options = [
  { value: 'soonest', label: 'Starting Soonest' },
  { value: 'latest', label: 'Starting Latest', description: 'The far future first' },
  { value: 'posted', label: 'Last Posted', isDisabled: true },
];

async function renderSelect(onChange: (value: string) => void) {
  function Sort() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <Select
        label="Sort by"
        options={options}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const screen = await render(<Sort />);
  return { screen, trigger: screen.getByRole('combobox', { name: 'Sort by' }) };
}

test('shows its placeholder, then the label of what is chosen, and gives the focus back', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { screen, trigger } = await renderSelect(onChange);
  await expect.element(trigger).toHaveTextContent('Choose…');
  await trigger.click();
  await screen.getByRole('option', { name: /^Starting Latest/ }).click();
  expect(onChange.mock.calls).toEqual([['latest']]);
  await expect.element(trigger).toHaveTextContent('Starting Latest');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('works by keyboard alone: arrows, letters, Enter, Escape', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { screen, trigger } = await renderSelect(onChange);
  await userEvent.keyboard('{Tab}');
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'Starting Soonest' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['latest']]);
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('option', { name: /^Starting Latest/ }))
    .toHaveAttribute('aria-selected', 'true');
  await expectFocusWithin(screen.getByRole('listbox'));
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('choosing what is chosen already closes the list', async () => {
  const { screen, trigger } = await renderSelect(ignore);
  await trigger.click();
  await screen.getByRole('option', { name: 'Starting Soonest' }).click();
  await trigger.click();
  await screen.getByRole('option', { name: 'Starting Soonest' }).click();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('a select has no accessibility violation, closed, open and bad', async () => {
  const { screen, trigger } = await renderSelect(ignore);
  await render(
    <Select label="Reason" options={options} value={null} errorMessage="Choose one" onChange={ignore} />,
  );
  await expectAccessible();
  await trigger.click();
  await expect.element(screen.getByRole('listbox')).toBeInTheDocument();
  await expectAccessible();
});
