import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { cancellationFee } from './cancellationFee.ts';

const shift = {
  start: Temporal.Instant.from('2026-06-10T18:00:00Z'),
  end: Temporal.Instant.from('2026-06-11T02:00:00Z'),
  unpaidBreakMinutes: 30,
  wageCents: 2_400,
  confirmedPros: 3,
};
const terms = { freeHours: 24, guaranteedHours: 4 };

function fee(now: string, changes: Partial<typeof shift & typeof terms> = {}) {
  const { freeUntil, ...rest } = cancellationFee(
    { ...shift, ...changes },
    { ...terms, ...changes },
    Temporal.Instant.from(now),
  );
  return { ...rest, freeUntil: freeUntil.toString() };
}

test('up to a day before, it is free', () => {
  expect(fee('2026-06-09T18:00:00Z')).toEqual({
    freeUntil: '2026-06-09T18:00:00Z',
    isFree: true,
    perProCents: 0,
    totalCents: 0,
  });
});

test('later, every confirmed pro is owed four hours', () => {
  expect(fee('2026-06-09T18:00:01Z')).toMatchObject({
    isFree: false,
    perProCents: 9_600,
    totalCents: 28_800,
  });
});

test('a shift that is shorter is owed as it is, its break not paid', () => {
  const end = Temporal.Instant.from('2026-06-10T21:00:00Z');
  expect(fee('2026-06-10T12:00:00Z', { end })).toMatchObject({ perProCents: 6_000 });
});

test('is zero without confirmed pros, even after the free period', () => {
  expect(fee('2026-06-10T12:00:00Z', { confirmedPros: 0 })).toMatchObject({ isFree: false, totalCents: 0 });
});

test("the location's own terms count", () => {
  expect(fee('2026-06-08T18:00:01Z', { freeHours: 48, guaranteedHours: 2 })).toMatchObject({
    freeUntil: '2026-06-08T18:00:00Z',
    perProCents: 4_800,
  });
});
