import { globSync, readFileSync } from 'node:fs';

/** A TypeScript file of the repository. */
export interface Source {
  /** Path from the repository's root, with forward slashes. */
  path: string;
  text: string;
}

/** Every hand-written TypeScript file of the six packages. */
export function sources(): Source[] {
  return globSync('{domain,gateway,web,upstream,e2e,bench}/**/*.{ts,tsx}')
    .filter((path) => !/node_modules|__generated__|\.gen\.ts$|\/dist\//.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Test files and what only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.roles\.ts$|\/testing\/|\.spec\./.test(path);
}
