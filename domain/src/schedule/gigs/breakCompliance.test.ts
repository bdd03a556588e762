import { expect, test } from 'vitest';
import { breakComplianceLabel, breakCompliances } from './breakCompliance.ts';

test('every break compliance has its own label', () => {
  expect(new Set(breakCompliances.map(breakComplianceLabel)).size).toBe(10);
  expect(breakComplianceLabel('NO_START_END_TIME')).toBe('Punch missing');
});
