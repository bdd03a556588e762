import { globSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areaNames, areas, otherFolders, packages } from './areas.ts';

/** `package/src/area/slice` of every folder two levels below a package's `src`, and of files that are there instead. */
const entries = globSync(packages.map((name) => `${name}/src/*/*`)).toSorted();

it.each(packages)('%s has no folder besides areas and infrastructure', (name) => {
  const folders = readdirSync(`${name}/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = [...areaNames, ...otherFolders[name]];
  expect(folders.map((folder) => folder.name).filter((folder) => !known.includes(folder))).toEqual([]);
});

it.each([...packages, 'bench'])('%s shows a reader at most 16 entries', (name) => {
  const entriesOfPackage = readdirSync(`${name}/src`).filter((entry) => entry !== '__generated__');
  expect(entriesOfPackage.length).toBeLessThanOrEqual(16);
});

it.each(Object.entries(areas))('%s has the same slices in all packages', (area, slices) => {
  const found = entries.map((path) => path.split('/')).filter((parts) => parts[2] === area);
  const unknown = found.filter(([, , , slice = '']) => !(slices as readonly string[]).includes(slice));
  expect(unknown.map((parts) => parts.join('/'))).toEqual([]);
  const names = new Set(found.map(([, , , slice]) => slice));
  expect(slices.filter((slice) => !names.has(slice))).toEqual([]);
});

it('lists the routes of a slice under its name', () => {
  const lists = globSync(`upstream/src/{${areaNames.join(',')}}/**/*Routes.ts`);
  const misnamed = lists.filter(
    (path) => !path.endsWith(`/${path.split('/')[3]}/${path.split('/')[3]}Routes.ts`),
  );
  expect(lists.length).toBeGreaterThan(0);
  expect(misnamed).toEqual([]);
});
