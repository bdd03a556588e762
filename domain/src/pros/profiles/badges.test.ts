import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Badge, badgeLabel, badges, displayBadges } from './badges.ts';

describe('displayBadges', () => {
  test.each<[string, Badge[], Badge[]]>([
    ['puts VERIFICATION first', ['GOLD', 'VERIFICATION'], ['VERIFICATION', 'GOLD']],
    ['hides TOP_PRO', ['TOP_PRO', 'BRONZE'], ['BRONZE']],
    ['shows nothing for TOP_PRO alone', ['TOP_PRO'], []],
    ['orders the metals', ['BRONZE', 'SILVER', 'GOLD'], ['GOLD', 'SILVER', 'BRONZE']],
    ['shows a badge once', ['GOLD', 'GOLD', 'VERIFICATION', 'VERIFICATION'], ['VERIFICATION', 'GOLD']],
    ['shows nothing for no badge', [], []],
  ])('%s', (_guarantee, held, shown) => {
    expect(displayBadges(held)).toEqual(shown);
  });

  test('shows every badge except TOP_PRO, in the display order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...badges)), (held) => {
        const shown = displayBadges(held);
        expect(new Set(shown)).toEqual(new Set(held.filter((badge) => badge !== 'TOP_PRO')));
        expect(shown).toEqual(displayBadges(held.toReversed()));
        expect(shown.indexOf('VERIFICATION')).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('sorting badges for display does not mutate its input', () => {
    const held: readonly Badge[] = Object.freeze<Badge[]>(['GOLD', 'VERIFICATION']);
    displayBadges(held);
    expect(held).toEqual(['GOLD', 'VERIFICATION']);
  });
});

test('every badge has a distinct text', () => {
  expect(badges.map(badgeLabel)).toEqual(['Verified', 'Gold', 'Silver', 'Bronze', 'Top pro']);
});
