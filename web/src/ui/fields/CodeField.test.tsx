import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { CodeField } from './CodeField.tsx';

const ignore = () => undefined;

async function renderCode(onCompleted: (code: string) => void) {
  function Verify() {
    const [digits, setDigits] = useState('');
    return <CodeField label="Code" value={digits} onChange={setDigits} onCompleted={onCompleted} />;
  }
  const screen = await render(<Verify />);
  return { screen, input: screen.getByRole('textbox', { name: 'Code' }) };
}

test('asks the system for the one-time code and for digit keys', async () => {
  const { input } = await renderCode(ignore);
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
});

test('a code is complete with the sixth digit, once', async () => {
  const onCompleted = vi.fn<(code: string) => void>();
  const { input } = await renderCode(onCompleted);
  await input.click();
  await userEvent.keyboard('12345');
  expect(onCompleted).not.toHaveBeenCalled();
  await userEvent.keyboard('67');
  expect(onCompleted.mock.calls).toEqual([['123456']]);
});

test('takes the digits of a pasted text', async () => {
  const onCompleted = vi.fn<(code: string) => void>();
  const { input } = await renderCode(onCompleted);
  await input.fill('Your code: 004-821');
  await expect.element(input).toHaveValue('004821');
  expect(onCompleted).toHaveBeenCalledWith('004821');
});

test('a digit can be taken back and typed again', async () => {
  const onCompleted = vi.fn<(code: string) => void>();
  const { input } = await renderCode(onCompleted);
  await input.fill('123456');
  await input.click();
  await userEvent.keyboard('{End}{Backspace}9');
  expect(onCompleted).toHaveBeenLastCalledWith('123459');
});

test('the code field has no accessibility violation, with an error and without', async () => {
  const screen = await render(
    <>
      <CodeField label="Code" value="12" onChange={ignore} />
      <CodeField label="Wrong code" value="123456" errorMessage="This code is wrong" onChange={ignore} />
    </>,
  );
  await expectAccessible(screen.container);
});
