import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AfterPaint } from './AfterPaint.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('shows its children when the browser is idle', async () => {
  const requests: (() => void)[] = [];
  const timeouts: unknown[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void, { timeout }: IdleRequestOptions) => {
    timeouts.push(timeout);
    return requests.push(callback);
  });
  const screen = await render(<AfterPaint>Search</AfterPaint>);
  await expect.poll(() => requests.length).toBe(1);
  // On a page that is never idle, too.
  expect(timeouts).toEqual([2000]);
  await expect.element(screen.getByText('Search')).not.toBeInTheDocument();
  requests[0]?.();
  await expect.element(screen.getByText('Search')).toBeVisible();
});

test('cancels its request when the screen goes before that', async () => {
  const cancelled: number[] = [];
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', (request: number) => cancelled.push(request));
  const screen = await render(<AfterPaint>Search</AfterPaint>);
  await screen.unmount();
  expect(cancelled).toEqual([7]);
});

test('shows its children in a browser that does not report idle times', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const screen = await render(<AfterPaint>Search</AfterPaint>);
  await expect.element(screen.getByText('Search')).toBeVisible();
});
