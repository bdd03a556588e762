import { expect, test } from 'vitest';
import { canMoveToMarketplace, gigTypeLabel, gigTypes } from './gigType.ts';

test('every type has its own words', () => {
  expect(gigTypes.map(gigTypeLabel)).toEqual(['Marketplace', 'Direct offer', 'Interview', 'Network']);
});

test('open places of network shifts and direct offers can move to the marketplace', () => {
  expect(gigTypes.filter(canMoveToMarketplace)).toEqual(['PRIVATE_DIRECT_OFFER', 'NETWORK']);
});
