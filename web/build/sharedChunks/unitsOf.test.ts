import { expect, it } from 'vitest';
import { screenOf } from '../screens.ts';
import type { ModuleGraph } from './moduleGraph.ts';
import { unitsOf } from './unitsOf.ts';

const frame = `/project/web/${screenOf('_app')}`;
const list = `/project/web/${screenOf('_app.list')}`;
const item = `/project/web/${screenOf('_app.item')}`;
const signIn = `/project/web/${screenOf('auth')}`;

/** A build in which `main` may load all four screens. */
function graphOf(imports: Record<string, readonly string[]>): ModuleGraph {
  const ids = new Set(['main', frame, list, item, signIn, ...Object.values(imports).flat()]);
  const modules = [...ids].map((id) => {
    const isEntry = id === 'main';
    const dynamicallyImportedIds = isEntry ? [frame, list, item, signIn] : [];
    return [
      id,
      { code: 'x'.repeat(50), isEntry, importedIds: imports[id] ?? [], dynamicallyImportedIds },
    ] as const;
  });
  return new Map(modules);
}

const setsOf = (imports: Record<string, readonly string[]>) =>
  unitsOf(graphOf(imports)).map(({ modules, entries }) => ({ modules: [...modules], entries: [...entries] }));

it('puts modules that the same screens load into one unit', () => {
  expect(setsOf({ [list]: ['row', 'date'], [item]: ['row'], row: ['date'] })).toEqual([
    { modules: ['row', 'date'], entries: [item, list] },
  ]);
});

it('leaves a module to the bundler that one screen alone loads', () => {
  expect(setsOf({ [list]: ['filter'] })).toEqual([]);
});

it('leaves out what the page loads first', () => {
  expect(setsOf({ main: ['react'], [list]: ['react'], [item]: ['react'] })).toEqual([]);
});

it('counts signed-in screens as one for what their frame has loaded', () => {
  expect(
    setsOf({ [frame]: ['menu'], [list]: ['menu'], [item]: ['menu'], [signIn]: ['logo', 'menu'] }),
  ).toEqual([{ modules: ['menu'], entries: ['frame', signIn] }]);
});

it('says what a unit imports, and estimates its compressed size', () => {
  const [unit] = unitsOf(graphOf({ [list]: ['row'], [item]: ['row'], row: ['react'], main: ['react'] }));
  expect(unit).toMatchObject({ imports: new Set(['react']), size: 10, isOfFrame: false });
});
