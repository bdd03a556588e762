import { expect, test } from 'vitest';
import { payFlagLabel, payFlags } from './payFlags.ts';

test('every pay flag has its own label', () => {
  expect(new Set(payFlags.map(payFlagLabel)).size).toBe(payFlags.length);
  expect(payFlagLabel('LEFT_EARLY')).toBe('Left early');
});
