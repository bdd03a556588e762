import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { act } from '../../testing/act.ts';
import { AfterFirstScreen } from './AfterFirstScreen.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a screen inside a frame that has a search. The screen shows its skeleton until its data arrives. */
async function open(data: Promise<void> = Promise.resolve()) {
  const root = createRootRoute({
    component: () => (
      <>
        <AfterFirstScreen>
          <p>Search</p>
        </AfterFirstScreen>
        <Outlet />
      </>
    ),
  });
  const shifts = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => data,
    component: () => <p>Shifts</p>,
    pendingComponent: () => <p>Skeleton</p>,
    pendingMs: 0,
    pendingMinMs: 0,
  });
  const router = createRouter({ routeTree: root.addChildren([shifts]), history: createMemoryHistory() });
  return render(<RouterProvider router={router} />);
}

function stubIdleCallbacks() {
  const requests: { callback: () => void; timeout: number | undefined }[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void, { timeout }: IdleRequestOptions) =>
    requests.push({ callback, timeout }),
  );
  return requests;
}

test('what can wait shows when the first screen has its data and the browser is idle', async () => {
  const requests = stubIdleCallbacks();
  const data = Promise.withResolvers<void>();
  const screen = await open(data.promise);
  await expect.element(screen.getByText('Skeleton')).toBeVisible();
  expect(requests).toEqual([]);

  data.resolve();
  await expect.poll(() => requests.length).toBe(1);
  // On a page that is never idle, too.
  expect(requests[0]?.timeout).toBe(2000);
  await expect.element(screen.getByText('Search')).not.toBeInTheDocument();
  requests[0]?.callback();
  await expect.element(screen.getByText('Search')).toBeVisible();
});

test('what can wait shows after two seconds, even if the first screen still waits for its data', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests = stubIdleCallbacks();
  const screen = await open(new Promise(() => {}));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await expect.element(screen.getByText('Search')).toBeVisible();
  await expect.element(screen.getByText('Skeleton')).toBeVisible();
  expect(requests).toEqual([]);
});

test('what can wait cancels its request when the page goes before that', async () => {
  const requests: number[] = [];
  const cancelled: number[] = [];
  vi.stubGlobal('requestIdleCallback', () => requests.push(7) && 7);
  vi.stubGlobal('cancelIdleCallback', (request: number) => cancelled.push(request));
  const screen = await open();
  await expect.poll(() => requests).toEqual([7]);
  await screen.unmount();
  expect(cancelled).toEqual([7]);
});

test('what can wait shows in a browser that does not report idle times', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const screen = await open();
  await expect.element(screen.getByText('Search')).toBeVisible();
});
