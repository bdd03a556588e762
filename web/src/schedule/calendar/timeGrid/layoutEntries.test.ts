import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutEntries, type Layout, type Extent } from './layoutEntries.ts';

const stretch = (top: number, bottom: number): Extent => ({ top, bottom });

describe('the entries of a column', () => {
  test('entries of a column take the full width without overlap', () => {
    const { placed, overflow } = layoutEntries([stretch(9, 12), stretch(12, 14)], 4);
    expect(placed).toMatchObject([
      { lane: 0, width: 1, lanes: 1 },
      { lane: 0, width: 1, lanes: 1 },
    ]);
    expect(overflow).toEqual([]);
  });

  test('entries of a column are side by side if they overlap, longest first', () => {
    const { placed } = layoutEntries([stretch(9, 10), stretch(9, 17), stretch(13, 15)], 4);
    expect(placed).toMatchObject([
      { top: 9, bottom: 17, lane: 0, width: 1, lanes: 2 },
      { top: 9, bottom: 10, lane: 1, width: 1, lanes: 2 },
      { top: 13, bottom: 15, lane: 1, width: 1, lanes: 2 },
    ]);
  });

  test('entries of a column expand into free lanes', () => {
    const { placed } = layoutEntries([stretch(0, 4), stretch(0, 2), stretch(1, 2), stretch(3, 4)], 4);
    expect(placed.find(({ item }) => item.top === 3)).toMatchObject({ lane: 1, width: 2, lanes: 3 });
  });

  test('entries of a column overflow into the last lane if there are too many', () => {
    const five = [0, 1, 2, 3, 4].map((top) => stretch(top, 10));
    const { placed, overflow } = layoutEntries(five, 3);
    expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 3],
      [1, 3],
    ]);
    expect(overflow).toEqual([{ top: 2, bottom: 10, lanes: 3, items: five.slice(2) }]);
  });
});

describe('any layout', () => {
  const resizeSteps = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 40 }))
      .map(([top, length]) => stretch(top, top + length)),
    { maxLength: 40 },
  );
  const holds = (check: (layout: Layout<Extent>, items: readonly Extent[], most: number) => void) =>
    fc.assert(
      fc.property(resizeSteps, fc.integer({ min: 2, max: 6 }), (items, most) =>
        check(layoutEntries(items, most), items, most),
      ),
    );

  test('any layout contains each entry once, placed or in the overflow', () => {
    holds(({ placed, overflow }, items) => {
      const shown = [...placed.map(({ item }) => item), ...overflow.flatMap((fold) => fold.items)];
      expect(new Set(shown)).toEqual(new Set(items));
      expect(shown).toHaveLength(items.length);
    });
  });

  test('entries of any layout have no overlaps', () => {
    holds(({ placed, overflow }) => {
      const boxes = [
        ...placed.map(({ top, bottom, lane, width }) => ({ top, bottom, from: lane, to: lane + width })),
        ...overflow.map(({ top, bottom, lanes }) => ({ top, bottom, from: lanes - 1, to: lanes })),
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

  test('any layout has at most the maximum number of lanes, and none is empty', () => {
    holds(({ placed, overflow }, _items, most) => {
      for (const { lane, width, lanes } of placed) {
        expect(width).toBeGreaterThan(0);
        expect(lane + width).toBeLessThanOrEqual(lanes);
        expect(lanes).toBeLessThanOrEqual(most);
      }
      for (const { items, lanes } of overflow) {
        expect(items.length).toBeGreaterThan(1);
        expect(lanes).toBe(most);
      }
    });
  });
});
