import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

const sources = globSync(fileURLToPath(new URL('../**/*.ts', import.meta.url)))
  .filter((path) => !/\.test\.ts$|[\\/]testing[\\/]/.test(path))
  .map((path) => readFileSync(path, 'utf8'));

/** A function that makes a route, with or without the services. */
const routeFactory =
  /^export const (\w+) = \((?:(?:\{[^}]*(?:\{[^}]*\}[^}]*)?\}|\w+): Services\) =>|\) =>\s+route\()/gm;

const declared: string[] = sources.flatMap((text) =>
  Array.from(text.matchAll(routeFactory), ([, name]) => name ?? ''),
);

test('every declared route is registered once', () => {
  expect(declared.toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});
