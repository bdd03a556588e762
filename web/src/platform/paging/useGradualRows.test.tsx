import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useGradualRows } from './useGradualRows.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index + 1}`);

/** Opens a list at /, and notes how many rows each of its paints had. */
async function open(count: number, step?: number) {
  const painted: number[] = [];
  function List() {
    const rows = useGradualRows(rowsOf(count), 2, step);
    useLayoutEffect(() => {
      painted.push(rows.length);
    }, [rows.length]);
    return (
      <ul>
        {rows.map((row) => (
          <li key={row} style={{ blockSize: 600 }}>
            {row}
          </li>
        ))}
      </ul>
    );
  }
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/', component: List });
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => 'Elsewhere' });
  const router = createRouter({
    routeTree: root.addChildren([list, other]),
    history: createMemoryHistory(),
    scrollRestoration: true,
  });
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByText(`Row ${count}`, { exact: true })).toBeInTheDocument();
  return { painted, screen, router };
}

test('draws the first rows at once and the others one by one, in their order', async () => {
  const { painted, screen } = await open(5);
  expect(painted).toEqual([2, 3, 4, 5]);
  const texts = screen.getByRole('listitem').elements();
  expect(texts.map(({ textContent }) => textContent)).toEqual(rowsOf(5));
});

test('draws as many further rows at once as its step', async () => {
  const { painted } = await open(9, 3);
  expect(painted).toEqual([2, 5, 8, 9]);
});

test('draws a short list at once', async () => {
  const { painted } = await open(2);
  expect(painted).toEqual([2]);
});

test('draws all rows at once for who comes back to a place further down', async () => {
  const { painted, screen, router } = await open(5);
  const page = document.documentElement;
  const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
  page.scrollTo({ top: 1500, behavior: 'instant' });
  await scrolled;
  router.history.push('/other');
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  painted.length = 0;
  router.history.back();
  await expect.element(screen.getByText('Row 5')).toBeInTheDocument();
  expect(painted).toEqual([5]);
  await expect.poll(() => page.scrollTop).toBe(1500);
});
