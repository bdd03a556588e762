import { expect, test } from 'vitest';
import { measuresOf } from './measures.ts';
import { sortPositions } from './sortPositions.ts';

test('the positions of a dashboard begin with the largest cost', () => {
  const positions = [{ figures: { cost: 1 } }, { figures: { cost: 3 } }, { figures: { cost: 2 } }];
  expect(sortPositions(measuresOf('SPEND')[0], positions).map(({ figures }) => figures.cost)).toEqual([
    3, 2, 1,
  ]);
});

test('the positions of a dashboard with shares begin with the worst, and end with those without', () => {
  const positions = [
    { id: 1, figures: { filledPercent: null } },
    { id: 2, figures: { filledPercent: 100 } },
    { id: 3, figures: {} },
    { id: 4, figures: { filledPercent: 40 } },
  ];
  expect(sortPositions(measuresOf('FILL_RATE')[0], positions).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});
