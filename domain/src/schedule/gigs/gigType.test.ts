import { expect, test } from 'vitest';
import { gigTypeLabel, gigTypes } from './gigType.ts';

test('every type has its own words', () => {
  expect(gigTypes.map(gigTypeLabel)).toEqual(['Marketplace', 'Direct offer', 'Interview', 'Network']);
});
