import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoadMore } from './LoadMore.tsx';

const end = (onLoad: () => void, hasFailed = false) => (
  <LoadMore label="Load more shifts" isLoading={false} hasFailed={hasFailed} onLoad={onLoad} />
);

test('loads again once loading is possible, while the end stays in sight', async () => {
  const ignored = vi.fn<() => void>();
  const screen = await render(end(ignored));
  await expect.poll(() => ignored.mock.calls.length).toBe(1);

  const loaded = vi.fn<() => void>();
  await screen.rerender(end(loaded));
  await expect.poll(() => loaded.mock.calls.length).toBe(1);
  expect(ignored).toHaveBeenCalledOnce();
});

test('loading more does not repeat a failed attempt by itself', async () => {
  const load = vi.fn<() => void>();
  const screen = await render(end(load, true));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(load).toHaveBeenCalledOnce();
});
