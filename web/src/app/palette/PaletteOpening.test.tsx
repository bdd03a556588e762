import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PaletteOpening } from './PaletteOpening.tsx';

function Opening() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <>
      <p>{`Typed: ${text}`}</p>
      <PaletteOpening onTyped={setText} onClosed={() => setOpen(false)} />
    </>
  ) : null;
}

test('text typed before the palette has loaded is kept, and no other key reaches the page', async () => {
  const reached: string[] = [];
  const listener = ({ key }: KeyboardEvent) => void reached.push(key);
  window.addEventListener('keydown', listener);
  const screen = await render(<Opening />);
  await userEvent.keyboard('Pro x{Backspace}7{Tab}{Enter}');
  await expect.element(screen.getByText('Typed: Pro 7')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText(/^Typed/)).not.toBeInTheDocument();
  expect(reached).toEqual([]);
  await userEvent.keyboard('n');
  expect(reached).toEqual(['n']);
  window.removeEventListener('keydown', listener);
});
