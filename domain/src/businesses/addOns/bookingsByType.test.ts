import { expect, test } from 'vitest';
import { bookingsByType, type ListedBooking } from './bookingsByType.ts';
import { addOnTypes } from './addOnTypes.ts';

const hire = (startDate: string, status: ListedBooking['status']): ListedBooking => ({
  type: 'HIRE',
  startDate,
  endDate: null,
  status,
});

test('each kind has its place, with a booking or without', () => {
  expect(bookingsByType([])).toEqual(addOnTypes.map((type) => ({ type, current: [], last: null })));
});

test('active bookings come before upcoming ones, and only the last ended one is included', () => {
  const bookings = [
    hire('2026-05-01', 'SCHEDULED'),
    hire('2024-01-01', 'ENDED'),
    hire('2026-01-01', 'ACTIVE'),
    hire('2025-01-01', 'ENDED'),
  ];

  const found = bookingsByType(bookings).find(({ type }) => type === 'HIRE');

  expect(found?.current.map(({ startDate }) => startDate)).toEqual(['2026-01-01', '2026-05-01']);
  expect(found?.last?.startDate).toBe('2025-01-01');
});
