import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NearScreen } from './NearScreen.tsx';

const count = 60;
const height = 300;

/** Parts of a list that is much higher than the screen. */
function List({ isLong = true }) {
  return Array.from({ length: count }, (_, index) => (
    <NearScreen key={index} isLong={isLong}>
      {() => (
        <div style={{ blockSize: height }}>
          <button type="button">{`Part ${index}`}</button>
        </div>
      )}
    </NearScreen>
  ));
}

const shown = (index: number) =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === `Part ${index}`);
const scrollTo = (top: number) => document.documentElement.scrollTo({ top, behavior: 'instant' });

// Tests share one page.
beforeEach(() => scrollTo(0));

test('keeps what is near the screen, and the height of the rest', async () => {
  await render(<List />);
  await expect.poll(() => shown(count - 1)).toBe(false);
  expect(shown(0)).toBe(true);
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThanOrEqual(count * height);

  scrollTo(count * height);
  await expect.poll(() => shown(count - 1)).toBe(true);
  await expect.poll(() => shown(0)).toBe(false);

  scrollTo(0);
  await expect.poll(() => shown(0)).toBe(true);
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThanOrEqual(count * height);
});

test('keeps the keyboard focus in place', async () => {
  const screen = await render(<List />);
  screen.getByRole('button', { name: 'Part 1', exact: true }).element().focus();
  scrollTo(count * height);
  await expect.poll(() => shown(0)).toBe(false);
  expect(shown(1)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Part 1');
});

test('goes on by keyboard to the end of the list', async () => {
  const screen = await render(<List />);
  await expect.poll(() => shown(count - 1)).toBe(false);
  screen.getByRole('button', { name: 'Part 0', exact: true }).element().focus();
  for (let index = 1; index < count; index += 1) {
    // Parts are drawn before they come into sight, but not before the browser has had a frame.
    await expect.poll(() => shown(index)).toBe(true);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(`Part ${index}`);
  }
});

test('draws what was put away when the list is no longer long', async () => {
  const screen = await render(<List />);
  await expect.poll(() => shown(count - 1)).toBe(false);
  await screen.rerender(<List isLong={false} />);
  await expect.poll(() => shown(count - 1)).toBe(true);
});

test('keeps the height of a list that is hidden for a moment', async () => {
  const screen = await render(<List />);
  await expect.poll(() => shown(count - 1)).toBe(false);
  screen.container.hidden = true;
  // The observer reports after one frame; React renders before the third.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(shown(0)).toBe(true);
  screen.container.hidden = false;
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThanOrEqual(count * height);
});
