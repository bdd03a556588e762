import { expect, test } from 'vitest';
import { directOfferExpirationLabel, directOfferExpirations } from './directOfferExpiration.ts';
import { invoiceFrequencies, invoiceFrequencyLabel, invoiceStyleLabel, invoiceStyles } from './invoicing.ts';

test('every choice of a setting has words for people', () => {
  expect(directOfferExpirations.map(directOfferExpirationLabel)).toEqual([
    '12 hours',
    '24 hours',
    '48 hours',
  ]);
  expect(invoiceFrequencies.map(invoiceFrequencyLabel)).toEqual(['Every week', 'Every day']);
  expect(invoiceStyles.map(invoiceStyleLabel)).toEqual([
    'One for each location',
    'One for all, grouped by location',
    'One for each address',
  ]);
});
