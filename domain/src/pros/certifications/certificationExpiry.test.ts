import { expect, test } from 'vitest';
import { hasCertificationExpired, lastDayOfCertification } from './certificationExpiry.ts';

test.each([
  ['2026-03-01', '2026-03-01', true],
  ['2026-03-02', '2026-03-02', false],
  ['2026-03-03', '2026-03-03', false],
  ['2099-12-31', null, false],
  ['', null, false],
  [null, null, false],
  [undefined, null, false],
])(
  'a certification until %j has the last day %j and on March 2 has expired: %j',
  (date, lastDay, expired) => {
    expect(lastDayOfCertification(date)).toBe(lastDay);
    expect(hasCertificationExpired(date, '2026-03-02')).toBe(expired);
  },
);

test('a certification that does not expire is good after the day that says so', () => {
  expect(hasCertificationExpired('2099-12-31', '2100-01-01')).toBe(false);
});
