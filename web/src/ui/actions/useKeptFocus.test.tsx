import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useKeptFocus } from './useKeptFocus.ts';

function Row() {
  const [isDone, setIsDone] = useState(false);
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div role="group" aria-label="Row" {...kept}>
      {isDone ? 'Done' : <button onClick={() => setIsDone(true)}>Do it</button>}
    </div>
  );
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a row gets the focus when its button goes', async () => {
  const screen = await render(<Row />);
  await screen.getByRole('button').click();

  await expect.element(screen.getByRole('group')).toHaveFocus();
});

test('a row whose button went behind a dialog gets the focus once the page is no longer inert', async () => {
  const screen = await render(<Row />);
  const button = screen.getByRole('button').element() as HTMLElement;
  button.focus();
  screen.container.inert = true;
  button.click();
  await expect.poll(() => screen.container.textContent).toBe('Done');
  for (let passed = 0; passed < 4; passed += 1) await frame();
  expect(document.body).toHaveFocus();

  screen.container.inert = false;

  await expect.element(screen.getByRole('group')).toHaveFocus();
});
