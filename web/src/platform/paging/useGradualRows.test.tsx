import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useGradualRows } from './useGradualRows.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index + 1}`);

/** Renders a list, and returns how many rows each of its paints had. */
async function open(count: number) {
  const painted: number[] = [];
  function List() {
    const rows = useGradualRows(rowsOf(count), 2);
    useLayoutEffect(() => {
      painted.push(rows.length);
    }, [rows.length]);
    return (
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: List }),
    history: createMemoryHistory(),
  });
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByText(`Row ${count}`, { exact: true })).toBeVisible();
  return { painted, screen };
}

test('draws the first rows at once and the others one by one, in their order', async () => {
  const { painted, screen } = await open(5);
  expect(painted).toEqual([2, 3, 4, 5]);
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(rowsOf(5));
});

test('draws a short list at once', async () => {
  const { painted } = await open(2);
  expect(painted).toEqual([2]);
});
