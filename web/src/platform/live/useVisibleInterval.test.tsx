import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useVisibleInterval } from './useVisibleInterval.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Shows or hides the page. */
function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function follow() {
  const callback = vi.fn<() => void>();
  const { unmount } = await renderHook(() => useVisibleInterval(callback, minute));
  return { callback, unmount };
}

test('calls back at the interval, but not while the page is hidden', async () => {
  const { callback } = await follow();
  vi.advanceTimersByTime(2 * minute);
  expect(callback).toHaveBeenCalledTimes(2);
  setVisibility('hidden');
  vi.advanceTimersByTime(2 * minute);
  expect(callback).toHaveBeenCalledTimes(2);
});

test('calls back at once when the page is shown after it was hidden for an interval', async () => {
  const { callback } = await follow();
  setVisibility('hidden');
  vi.advanceTimersByTime(minute);
  setVisibility('visible');
  expect(callback).toHaveBeenCalledOnce();
});

test('calls back at once when the page is shown though the timers did not run in the meantime', async () => {
  const { callback } = await follow();
  setVisibility('hidden');
  vi.setSystemTime(Date.now() + minute);
  setVisibility('visible');
  expect(callback).toHaveBeenCalledOnce();
});

test('leaves it at the interval when the page was hidden for less, and ends with its component', async () => {
  const { callback, unmount } = await follow();
  setVisibility('hidden');
  vi.advanceTimersByTime(minute - 1);
  setVisibility('visible');
  expect(callback).not.toHaveBeenCalled();
  await unmount();
  vi.advanceTimersByTime(2 * minute);
  setVisibility('visible');
  expect(callback).not.toHaveBeenCalled();
});
