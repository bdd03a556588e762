import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { EmailField } from './EmailField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const ignore = () => undefined;

test('a text field has its label, description and error', async () => {
  const screen = await render(
    <TextField label="Wage" description="Per hour" errorMessage="Too low" value="7" onChange={ignore} />,
  );
  const input = screen.getByRole('textbox', { name: 'Wage' });
  await expect.element(input).toHaveAccessibleDescription('Too low Per hour');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});

test('hands on what is typed', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(<TextField label="Name" value="" onChange={onChange} />);
  await screen.getByRole('textbox').fill('Maria');
  expect(onChange).toHaveBeenLastCalledWith('Maria');
});

test('a hidden label still names its text field', async () => {
  const screen = await render(<TextField label="Name" isLabelHidden value="" onChange={ignore} />);
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeInTheDocument();
});

test('email and phone bring up their own keyboards and suggestions', async () => {
  const screen = await render(
    <>
      <EmailField label="Email" value="" onChange={ignore} />
      <PhoneField label="Phone" value="" onChange={ignore} />
    </>,
  );
  const email = screen.getByRole('textbox', { name: 'Email' });
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(email).toHaveAttribute('autocomplete', 'email');
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await expect.element(phone).toHaveAttribute('type', 'tel');
  await expect.element(phone).toHaveAttribute('autocomplete', 'tel');
});

function Note() {
  const [text, setText] = useState('');
  return <TextArea label="Note" maxLength={10000} value={text} onChange={setText} />;
}

test('a text of limited length says how much is left', async () => {
  const screen = await render(<Note />);
  await screen.getByRole('textbox', { name: 'Note' }).fill('Bring knives');
  await expect
    .element(screen.getByRole('textbox', { name: 'Note' }))
    .toHaveAccessibleDescription('9,988 characters left');
});

test('a text field has no accessibility violation in any of its states', async () => {
  const screen = await render(
    <>
      <TextField label="Plain" value="" placeholder="Placeholder" onChange={ignore} />
      <TextField label="Wage" prefix="$" suffix="per hour" value="22" onChange={ignore} />
      <TextField label="Bad" isRequired errorMessage="Required" value="" onChange={ignore} />
      <TextField label="Fixed" isDisabled value="Set elsewhere" onChange={ignore} />
      <TextArea label="Note" description="For the pro" value="Hi" onChange={ignore} />
    </>,
  );
  await expectAccessible(screen.container);
});
