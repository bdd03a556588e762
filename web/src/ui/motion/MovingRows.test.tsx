import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { animatedOf, setMotion } from '../../testing/motion.ts';
import { MovingRows } from './MovingRows.tsx';

afterEach(() => setMotion('reduce'));

function List({ names }: { names: readonly string[] }) {
  return (
    <MovingRows aria-label="Pros">
      {names.map((name) => (
        <li key={name}>
          <button type="button">{name}</button>
        </li>
      ))}
    </MovingRows>
  );
}

/** What of each row is animated, by its text. */
function motions() {
  const rows = [...page.getByRole('list').element().children];
  return Object.fromEntries(rows.map((row) => [row.textContent, animatedOf(row).join()]));
}

test('rows close the gap of the one that left', async () => {
  await setMotion('no-preference');
  const { rerender } = await render(<List names={['Ana', 'Bo', 'Cy', 'Di']} />);
  await rerender(<List names={['Ana', 'Cy', 'Di']} />);
  expect(motions()).toEqual({ Ana: '', Cy: 'transform', Di: 'transform' });
});

test('a new row appears, and those below it make way', async () => {
  await setMotion('no-preference');
  const { rerender } = await render(<List names={['Ana', 'Cy']} />);
  await rerender(<List names={['Ana', 'Bo', 'Cy']} />);
  expect(motions()).toEqual({ Ana: '', Bo: 'opacity', Cy: 'transform' });
});

test('nothing moves under reduced motion', async () => {
  await setMotion('reduce');
  const { rerender } = await render(<List names={['Ana', 'Bo', 'Cy']} />);
  await rerender(<List names={['Bo', 'Cy', 'Di']} />);
  expect(motions()).toEqual({ Bo: '', Cy: '', Di: '' });
});

test('nothing moves at first, in the same rows, in a list of others, or with the next page', async () => {
  await setMotion('no-preference');
  const { rerender } = await render(<List names={['Ana', 'Bo']} />);
  expect(motions()).toEqual({ Ana: '', Bo: '' });
  await rerender(<List names={['Ana', 'Bo']} />);
  expect(motions()).toEqual({ Ana: '', Bo: '' });
  await rerender(<List names={['Cy', 'Di']} />);
  expect(motions()).toEqual({ Cy: '', Di: '' });
  await rerender(<List names={['Cy', 'Di', 'E', 'F', 'G', 'H', 'I', 'J']} />);
  expect(Object.values(motions()).join('')).toBe('');
});

const hiding = (isHidden: boolean, names: readonly string[]) => (
  <div style={isHidden ? { display: 'none' } : undefined}>
    <List names={names} />
  </div>
);

test('nothing moves in a list that was hidden', async () => {
  await setMotion('no-preference');
  const { rerender } = await render(hiding(true, ['Ana', 'Bo', 'Cy']));
  await rerender(hiding(false, ['Bo', 'Cy', 'Di']));
  expect(motions()).toEqual({ Bo: '', Cy: '', Di: '' });
});

test('a long list is not measured', async () => {
  await setMotion('no-preference');
  const names = Array.from({ length: 201 }, (_, index) => `Pro ${index}`);
  const { rerender } = await render(<List names={names} />);
  await rerender(<List names={names.slice(1)} />);
  expect(Object.values(motions()).join('')).toBe('');
});

test('rows that move keep the focus', async () => {
  await setMotion('no-preference');
  const { rerender } = await render(<List names={['Ana', 'Bo', 'Cy']} />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Bo' })).toHaveFocus();
  await rerender(<List names={['Bo', 'Cy']} />);
  await expect.element(page.getByRole('button', { name: 'Bo' })).toHaveFocus();
});
