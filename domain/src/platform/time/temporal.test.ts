import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';

const native = globalThis.Temporal;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('Temporal', () => {
  test('Temporal is the built-in one where the runtime has it, before and after loading', async () => {
    const time = await import('./temporal.ts');
    expect(time.Temporal).toBe(native);
    await time.loadTemporal();
    expect(time.Temporal).toBe(native);
  });

  test('Temporal is the polyfill where the runtime lacks it, for modules that imported it earlier too', async () => {
    vi.stubGlobal('Temporal', undefined);
    const time = await import('./temporal.ts');
    const rule = await import('../../schedule/gigs/startCountsAsPast.ts');
    expect(time.Temporal).toBeUndefined();

    await time.loadTemporal();

    expect(time.Temporal).not.toBe(native);
    const start = time.Temporal.ZonedDateTime.from('2026-06-01T18:00[America/New_York]');
    expect(rule.startCountsAsPast(start, start.toInstant())).toBe(true);
    expect(rule.startCountsAsPast(start, start.subtract({ minutes: 16 }).toInstant())).toBe(false);
  });

  test('Temporal brings the polyfill into no first download', () => {
    const source = readFileSync(new URL('temporal.ts', import.meta.url), 'utf8');
    expect(source).not.toMatch(/^import /m);
    expect(source).toContain("await import('temporal-polyfill/shim')");
  });
});
