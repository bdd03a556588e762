import { expect, test } from 'vitest';
import { selectionAfterClick } from './tableModel.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

test.each([
  {
    title: 'one row joins the others',
    selected: ['a'],
    id: 'c',
    isSelected: true,
    anchor: null,
    result: ['a', 'c'],
  },
  {
    title: 'one row leaves the others',
    selected: ['a', 'c'],
    id: 'c',
    isSelected: false,
    anchor: null,
    result: ['a'],
  },
  {
    title: 'a range joins downwards',
    selected: ['b'],
    id: 'd',
    isSelected: true,
    anchor: 'b',
    result: ['b', 'c', 'd'],
  },
  {
    title: 'a range joins upwards',
    selected: [],
    id: 'a',
    isSelected: true,
    anchor: 'c',
    result: ['a', 'b', 'c'],
  },
  { title: 'a range leaves', selected: ids, id: 'c', isSelected: false, anchor: 'a', result: ['d', 'e'] },
  {
    title: 'a range from a row that is gone is one row',
    selected: [],
    id: 'c',
    isSelected: true,
    anchor: 'z',
    result: ['c'],
  },
])('$title', ({ selected, id, isSelected, anchor, result }) => {
  const next = selectionAfterClick({ ids, selected: new Set(selected) }, id, isSelected, anchor);
  expect([...next].toSorted()).toEqual(result);
});
