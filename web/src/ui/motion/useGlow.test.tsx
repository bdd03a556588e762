import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { animatedOf, setMotion } from '../../testing/motion.ts';
import { useGlow } from './lazyMotion.ts';

afterEach(() => setMotion('reduce'));

function State({ state, isOwn = false }: { state: string; isOwn?: boolean }) {
  const ref = useGlow<HTMLParagraphElement>(state, isOwn);
  return (
    <p ref={ref} role="note">
      {state}
    </p>
  );
}

const glow = () => animatedOf(page.getByRole('note').element());

test('what changes glows, and what appears does not', async () => {
  await setMotion('no-preference');
  const { rerender } = await render(<State state="late" />);
  await rerender(<State state="late" />);
  expect(glow()).toEqual([]);
  await rerender(<State state="clocked in" />);
  expect(glow()).toEqual(['backgroundColor']);
});

test('what the user changes does not glow, nor once it is done', async () => {
  await setMotion('no-preference');
  const { rerender } = await render(<State state="late" />);
  await rerender(<State isOwn state="clocked in" />);
  await rerender(<State state="clocked in" />);
  expect(glow()).toEqual([]);
});

test('nothing glows under reduced motion', async () => {
  const { rerender } = await render(<State state="late" />);
  await rerender(<State state="clocked in" />);
  expect(glow()).toEqual([]);
});
