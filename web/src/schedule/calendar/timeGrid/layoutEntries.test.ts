import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOut, type Layout, type Stretch } from './layoutEntries.ts';

const stretch = (top: number, bottom: number): Stretch => ({ top, bottom });

describe('stretches of a column', () => {
  test('alone take the whole width', () => {
    const { placed, folded } = layOut([stretch(9, 12), stretch(12, 14)], 4);
    expect(placed).toMatchObject([
      { lane: 0, width: 1, lanes: 1 },
      { lane: 0, width: 1, lanes: 1 },
    ]);
    expect(folded).toEqual([]);
  });

  test('that overlap stand side by side, the longest first', () => {
    const { placed } = layOut([stretch(9, 10), stretch(9, 17), stretch(13, 15)], 4);
    expect(placed).toMatchObject([
      { top: 9, bottom: 17, lane: 0, width: 1, lanes: 2 },
      { top: 9, bottom: 10, lane: 1, width: 1, lanes: 2 },
      { top: 13, bottom: 15, lane: 1, width: 1, lanes: 2 },
    ]);
  });

  test('take the free lanes beside them', () => {
    const { placed } = layOut([stretch(0, 4), stretch(0, 2), stretch(1, 2), stretch(3, 4)], 4);
    expect(placed.find(({ item }) => item.top === 3)).toMatchObject({ lane: 1, width: 2, lanes: 3 });
  });

  test('are folded into the last lane when there are too many', () => {
    const five = [0, 1, 2, 3, 4].map((top) => stretch(top, 10));
    const { placed, folded } = layOut(five, 3);
    expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 3],
      [1, 3],
    ]);
    expect(folded).toEqual([{ top: 2, bottom: 10, lanes: 3, items: five.slice(2) }]);
  });
});

describe('whatever overlaps', () => {
  const stretches = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 40 }))
      .map(([top, length]) => stretch(top, top + length)),
    { maxLength: 40 },
  );
  const holds = (check: (layout: Layout<Stretch>, items: readonly Stretch[], most: number) => void) =>
    fc.assert(
      fc.property(stretches, fc.integer({ min: 2, max: 6 }), (items, most) =>
        check(layOut(items, most), items, most),
      ),
    );

  test('each is shown once, placed or folded', () => {
    holds(({ placed, folded }, items) => {
      const shown = [...placed.map(({ item }) => item), ...folded.flatMap((fold) => fold.items)];
      expect(new Set(shown)).toEqual(new Set(items));
      expect(shown).toHaveLength(items.length);
    });
  });

  test('none covers another, nor a fold', () => {
    holds(({ placed, folded }) => {
      const boxes = [
        ...placed.map(({ top, bottom, lane, width }) => ({ top, bottom, from: lane, to: lane + width })),
        ...folded.map(({ top, bottom, lanes }) => ({ top, bottom, from: lanes - 1, to: lanes })),
      ];
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isBeside = one.to <= other.from || other.to <= one.from;
          const isBelow = one.bottom <= other.top || other.bottom <= one.top;
          expect(isBeside || isBelow).toBe(true);
        }
      }
    });
  });

  test('there are never more lanes than there may be, and none is left empty', () => {
    holds(({ placed, folded }, _items, most) => {
      for (const { lane, width, lanes } of placed) {
        expect(width).toBeGreaterThan(0);
        expect(lane + width).toBeLessThanOrEqual(lanes);
        expect(lanes).toBeLessThanOrEqual(most);
      }
      for (const { items, lanes } of folded) {
        expect(items.length).toBeGreaterThan(1);
        expect(lanes).toBe(most);
      }
    });
  });
});
