import { expect, test, vi } from 'vitest';
import { dateFormat } from './dateFormat.ts';

test('a date format is made when it is first used, and once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const month = dateFormat({ month: 'long', timeZone: 'UTC' });
  expect(made).not.toHaveBeenCalled();
  expect(month(Date.UTC(2026, 10, 30))).toBe('November');
  expect(month(new Date('2026-12-01T00:00:00Z'))).toBe('December');
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});
