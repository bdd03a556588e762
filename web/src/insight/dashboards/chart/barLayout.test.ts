import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutBars } from './barLayout.ts';
import type { Bar } from './chartModel.ts';

const size = { width: 600, height: 200 };
const bar = (id: string, ...columns: readonly number[][]): Bar => ({
  id,
  tick: id,
  text: id,
  isPartial: false,
  columns: columns.map((values) => values.map((value) => ({ tone: 'main', value }))),
});

test('segments of a column lie on each other, and columns of a bar beside each other', () => {
  const { placed } = layoutBars([bar('a', [30, 50], [80])], size);
  const [low, high, beside] = placed[0]?.segments ?? [];

  expect(low && high && [low.y, low.x]).toEqual(high && [high.y + high.height, high.x]);
  expect(low && low.y + low.height).toBe(size.height);
  expect(beside?.x).toBeGreaterThan(low?.x ?? Infinity);
  expect(beside?.height).toBeCloseTo((low?.height ?? 0) + (high?.height ?? 0));
});

test('labels are left out where they would overlap', () => {
  const weeks = Array.from({ length: 52 }, (_, week) => bar(String(week), [week]));
  const labeled = layoutBars(weeks, size).placed.filter(({ isLabeled }) => isLabeled);

  expect(labeled.length).toBeGreaterThan(2);
  for (const [index, { center }] of labeled.entries()) {
    expect(center - (labeled[index - 1]?.center ?? -Infinity)).toBeGreaterThanOrEqual(56);
  }
});

test('no bar leaves the chart, whatever its values are', () => {
  const column = fc.array(fc.nat(1_000_000), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.array(column, { maxLength: 2 }), { maxLength: 30 }), (all) => {
      const { placed, grid } = layoutBars(
        all.map((columns, index) => bar(String(index), ...columns)),
        size,
      );
      for (const { x, y, width, height } of placed.flatMap(({ segments }) => segments)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(size.width);
        expect(y).toBeGreaterThanOrEqual(-0.001);
        expect(y + height).toBeLessThanOrEqual(size.height + 0.001);
      }
      expect(grid.length).toBeGreaterThan(1);
    }),
  );
});
