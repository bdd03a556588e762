import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useRefreshMs } from './useRefreshMs.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an invoice that is being charged is looked at often for a minute, and then as others are', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result, rerender, act } = await renderHook(
    (isCharging?: boolean) => useRefreshMs(isCharging ?? false),
    {
      initialProps: true,
    },
  );
  expect(result.current).toBe(1500);
  await act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(15_000);

  // A retry is answered in seconds, too.
  await rerender(false);
  expect(result.current).toBe(15_000);
  await rerender(true);
  expect(result.current).toBe(1500);
});
