import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useThrottledCallback } from './useThrottledCallback.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a burst of events runs the callback at once, and once more after the rest', async () => {
  const run = vi.fn<() => void>();
  const { result } = await renderHook(() => useThrottledCallback(run));
  result.current();
  expect(run).toHaveBeenCalledOnce();
  for (let event = 0; event < 20; event += 1) result.current();
  await vi.advanceTimersByTimeAsync(999);
  expect(run).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('an event after the rest runs the callback at once', async () => {
  const run = vi.fn<() => void>();
  const { result } = await renderHook(() => useThrottledCallback(run));
  result.current();
  await vi.advanceTimersByTimeAsync(1000);
  result.current();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a run that failed is repeated after a longer rest', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const run = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValue(true);
  const { result } = await renderHook(() => useThrottledCallback(run));
  result.current();
  await vi.advanceTimersByTimeAsync(1999);
  expect(run).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});
