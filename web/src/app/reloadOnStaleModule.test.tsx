import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnStaleModule } from './reloadOnStaleModule.ts';

const reload = vi.fn<() => void>();
let stop = (): void => undefined;

function fail(message: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(message),
  });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  stop = reloadOnStaleModule(reload);
});
afterEach(() => stop());

test('reloads the page when a part of the app cannot be loaded', () => {
  expect(fail('/assets/gigs-1.js')).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('leaves it to the error screen when the same part is missing again after the reload', () => {
  fail('/assets/gigs-1.js');
  expect(fail('/assets/gigs-1.js')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads for another part', () => {
  fail('/assets/gigs-1.js');
  fail('/assets/gigs-2.js');
  expect(reload).toHaveBeenCalledTimes(2);
});
