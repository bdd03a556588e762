import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it, onTestFinished } from 'vitest';
import { configuration } from './rules.ts';

const { forbidden, options } = configuration;

/** Every import that breaks a rule, as `rule: from -> to`. */
async function violations(folders: string[], baseDir = process.cwd()): Promise<string[]> {
  const { output } = await cruise(folders, { ...options, baseDir, ruleSet: { forbidden }, validate: true });
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).toSorted();
}

/** A repository of two files, of which one imports the other. */
function repository(from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'architecture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const depth = '../'.repeat(from.split('/').length - 1);
  write(join(folder, from), `import type { B } from '${depth}${to}';\nexport type A = B;\n`);
  write(join(folder, to), 'export type B = string;\n');
  return folder;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

it.each([
  ['domain-import-no-package', 'domain/src/pros/notes/a.ts', 'gateway/src/pros/notes/b.ts'],
  ['web-import-domain', 'web/src/pros/notes/A.tsx', 'gateway/src/pros/notes/b.ts'],
  ['gateway-import-domain', 'gateway/src/pros/notes/a.ts', 'upstream/src/pros/notes/b.ts'],
  ['gateway-tests-import-domain-and-upstream', 'gateway/src/pros/notes/a.test.ts', 'web/src/pros/notes/b.ts'],
  ['pros-depends-downward', 'web/src/pros/notes/A.tsx', 'web/src/filling/offers/b.ts'],
  ['pros-depends-downward', 'web/src/pros/notes/a.ts', 'domain/src/schedule/gigs/b.ts'],
  ['filling-depends-downward', 'upstream/src/filling/offers/a.ts', 'upstream/src/app/b.ts'],
  ['infrastructure-imports-no-area', 'gateway/src/platform/rest/a.ts', 'gateway/src/accounts/users/b.ts'],
  ['product-imports-no-test-support', 'gateway/src/accounts/users/a.ts', 'gateway/src/testing/b.ts'],
])('%s finds a violation', async (rule, from, to) => {
  const folder = repository(from, to);
  const packages = [from, to].map((path) => path.split('/')[0] ?? '');
  expect(await violations([...new Set(packages)], folder)).toContain(`${rule}: ${from} -> ${to}`);
});

it('lets a test of the gateway start the real upstream', async () => {
  const folder = repository('gateway/src/pros/notes/a.test.ts', 'upstream/src/app/b.ts');
  expect(await violations(['gateway', 'upstream'], folder)).toEqual([]);
});

it('lets packages and areas depend downward only', async () => {
  expect(await violations(['domain', 'gateway', 'web', 'upstream', 'e2e', 'bench'])).toEqual([]);
});
