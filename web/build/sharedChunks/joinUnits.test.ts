import { expect, it } from 'vitest';
import { joinUnits } from './joinUnits.ts';
import type { Unit } from './unit.ts';

interface Sketch {
  entries: string;
  size?: number;
  imports?: readonly string[];
  isOfFrame?: boolean;
}

function unit(name: string, { entries, size = 100, imports = [], isOfFrame = false }: Sketch): Unit {
  return {
    modules: new Set([name]),
    imports: new Set(imports),
    entries: new Set(entries.split('')),
    size,
    isOfFrame,
  };
}

/** X, Y and Z are entries for visitors who are signed out. */
const joined = (...units: readonly Unit[]) =>
  joinUnits(units, { weightOf: () => 1, needsFrame: (entry) => entry < 'X' })
    .map(({ modules }) => [...modules].toSorted().join('+'))
    .toSorted();

it('joins small units of which one screen would load both', () => {
  expect(joined(unit('date', { entries: 'ABC' }), unit('row', { entries: 'AB' }))).toEqual(['date+row']);
});

it('keeps units apart that no screen loads together', () => {
  expect(joined(unit('date', { entries: 'AB' }), unit('map', { entries: 'CD' }))).toEqual(['date', 'map']);
});

it('keeps a large unit from screens that do not need it', () => {
  const large = unit('chart', { entries: 'A', size: 20_000 });
  expect(joined(unit('date', { entries: 'ABC' }), large)).toEqual(['chart', 'date']);
});

it('counts what a unit imports for all entries of the joined chunk', () => {
  const date = unit('date', { entries: 'XYZ' });
  const chart = unit('chart', { entries: 'X', size: 20_000, isOfFrame: true });
  expect(joined(date, chart, unit('axis', { entries: 'X' }))).toEqual(['axis+date', 'chart']);
  const axis = unit('axis', { entries: 'X', imports: ['chart'] });
  expect(joined(date, chart, axis)).toEqual(['axis', 'chart', 'date']);
});

it('counts nothing for what the frame has loaded before', () => {
  const shell = unit('shell', { entries: 'F', size: 20_000, isOfFrame: true });
  const date = unit('date', { entries: 'ABC' });
  const axis = unit('axis', { entries: 'A', imports: ['shell'] });
  expect(joined(shell, date, axis)).toEqual(['axis+date', 'shell']);
});

it('never makes chunks that import each other in a circle', () => {
  const chart = unit('chart', { entries: 'A', size: 20_000, imports: ['date'] });
  const panel = unit('panel', { entries: 'A', imports: ['chart'], size: 10 });
  expect(joined(unit('date', { entries: 'ABC' }), chart, panel)).toEqual(['chart+panel', 'date']);
});

it('keeps what the frame loads apart from what screens load', () => {
  const menu = unit('menu', { entries: 'AB', isOfFrame: true });
  expect(joined(menu, unit('row', { entries: 'AB' }))).toEqual(['menu', 'row']);
});

it('joins the most useful pair first', () => {
  const date = unit('date', { entries: 'ABCDEF' });
  const wide = unit('row', { entries: 'ABCDEF', size: 1_500 });
  const narrow = unit('note', { entries: 'A', size: 1_500 });
  expect(joined(narrow, date, wide)).toEqual(['date+row', 'note']);
});
