import { expect, test } from 'vitest';
import { storedLocationId, storeLocationId } from './storedLocation.ts';

test('stores the location for the next visit, and removes it', () => {
  expect(storedLocationId()).toBeNull();
  storeLocationId(12);
  expect(storedLocationId()).toBe(12);
  storeLocationId(null);
  expect(storedLocationId()).toBeNull();
});

test.each(['', 'x', '-4', '0', '1.5', '1e99'])('takes damaged storage for none: "%s"', (stored) => {
  localStorage.setItem('brigade.location', stored);
  expect(storedLocationId()).toBeNull();
});
