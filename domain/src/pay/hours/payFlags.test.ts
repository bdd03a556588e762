import { expect, test } from 'vitest';
import { payFlagLabel, payFlags } from './payFlags.ts';

test('every pay flag has its own label', () => {
  expect(new Set(payFlags.map(payFlagLabel)).size).toBe(payFlags.length);
  expect(payFlagLabel('LEFT_EARLY')).toBe('Left early');
  expect(payFlagLabel('GEO_FLAGGED')).toBe('Location check to review');
});

test('the flags of punches come in a row, and what their positions say comes after what their times say', () => {
  expect(payFlags.slice(2, 6)).toEqual(['LATE', 'LEFT_EARLY', 'STAYED_LONGER', 'GEO_FLAGGED']);
});
