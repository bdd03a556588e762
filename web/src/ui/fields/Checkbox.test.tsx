import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

const ignore = () => undefined;

const days = [
  { value: 'mo', label: 'Monday' },
  { value: 'tu', label: 'Tuesday' },
  { value: 'we', label: 'Wednesday', isDisabled: true },
];

test('a change reports the next value', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(
    <Checkbox isSelected={false} onChange={onChange}>
      Remember me
    </Checkbox>,
  );
  await screen.getByRole('checkbox', { name: 'Remember me' }).click();
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('a box for some of many is mixed', async () => {
  const screen = await render(
    <Checkbox aria-label="All" isSelected={false} isIndeterminate onChange={ignore} />,
  );
  await expect.element(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
});

test('a box without text is a target of 24 px', async () => {
  const screen = await render(<Checkbox aria-label="Row" isSelected={false} onChange={ignore} />);
  const target = screen.getByRole('checkbox').element().closest('label')?.getBoundingClientRect();
  expect(target?.width).toBeGreaterThanOrEqual(24);
  expect(target?.height).toBeGreaterThanOrEqual(24);
});

test('a group of boxes keeps the order of its options', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const screen = await render(
    <CheckboxGroup label="Days" options={days} value={['tu']} onChange={onChange} />,
  );
  await screen.getByRole('checkbox', { name: 'Monday' }).click();
  expect(onChange).toHaveBeenLastCalledWith(['mo', 'tu']);
  await screen.getByRole('checkbox', { name: 'Tuesday' }).click();
  expect(onChange).toHaveBeenLastCalledWith([]);
});

function Day() {
  const [day, setDay] = useState<string | null>(null);
  return <RadioGroup label="Day" options={days.slice(0, 2)} value={day} onChange={setDay} />;
}

test('one of a group of radio buttons is chosen by mouse and by arrow keys', async () => {
  const screen = await render(<Day />);
  await screen.getByRole('radio', { name: 'Monday' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Tuesday' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Monday' })).not.toBeChecked();
});

test('a group says what is wrong with it', async () => {
  const screen = await render(
    <RadioGroup label="Day" options={days} value={null} errorMessage="Choose a day" onChange={ignore} />,
  );
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Day' }))
    .toHaveAccessibleDescription('Choose a day');
});

test('a switch is on or off', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(
    <Switch isSelected onChange={onChange}>
      Reminders
    </Switch>,
  );
  const control = screen.getByRole('switch', { name: 'Reminders' });
  await expect.element(control).toBeChecked();
  await control.click();
  expect(onChange.mock.calls).toEqual([[false]]);
});

test('no checkbox, radio button or switch has an accessibility violation in any of its states', async () => {
  const screen = await render(
    <>
      <Checkbox isSelected onChange={ignore} description="On this device">
        Remember me
      </Checkbox>
      <Checkbox isSelected={false} errorMessage="Please agree" isRequired onChange={ignore}>
        I agree
      </Checkbox>
      <CheckboxGroup label="Days" options={days} value={['mo']} errorMessage="Too few" onChange={ignore} />
      <RadioGroup label="Day" options={days} value="mo" description="Of the week" onChange={ignore} />
      <RadioGroup
        label="Other day"
        options={days}
        value={null}
        isRequired
        errorMessage="Choose"
        onChange={ignore}
      />
      <Switch isSelected={false} onChange={ignore} description="By text message">
        Reminders
      </Switch>
    </>,
  );
  await expectAccessible(screen.container);
});
