import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { importsOf, isTest, sources } from './sources.ts';

/** The packages that each package may import. What is not listed is forbidden. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  gateway: ['domain'],
  web: ['domain'],
  upstream: [],
  e2e: [],
  bench: ['gateway', 'upstream', 'domain'],
};

/** Tests may reach further: the gateway is tested against the real upstream. */
const testsMayImport: Record<string, readonly string[]> = { gateway: ['domain', 'upstream'] };

/** The package an import leads to, or null when it leads out of the house. */
function packageOf(imported: string, from: string): string | null {
  const named = /^@brigade\/([^/]+)/.exec(imported);
  if (named) return named[1] ?? null;
  if (!imported.startsWith('.')) return null;
  return join(dirname(from), imported).split('/')[0] ?? null;
}

function forbiddenImports(path: string, text: string): string[] {
  const own = path.split('/')[0] ?? '';
  const allowed = (isTest(path) && testsMayImport[own]) || mayImport[own] || [];
  return importsOf(text)
    .filter((imported) => {
      const target = packageOf(imported, path);
      return target !== null && target in mayImport && target !== own && !allowed.includes(target);
    })
    .map((imported) => `${path} imports ${imported}`);
}

it('finds an import against the direction', () => {
  expect(forbiddenImports('domain/src/gigs/a.ts', `import { b } from '@brigade/gateway/b.ts';`)).toHaveLength(
    1,
  );
  expect(forbiddenImports('web/src/a.ts', `import { b } from '../../gateway/src/b.ts';`)).toHaveLength(1);
  expect(forbiddenImports('gateway/src/a.ts', `import { b } from '@brigade/upstream/b.ts';`)).toHaveLength(1);
  expect(forbiddenImports('gateway/src/a.ts', `import { b } from '@brigade/domain/b.ts';`)).toHaveLength(0);
});

it('lets packages import only the layers below them', () => {
  expect(sources().flatMap(({ path, text }) => forbiddenImports(path, text))).toEqual([]);
});
