import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Sources by their path from `gateway/src`, without tests, test support and the types of browser scripts. */
const sources = new Map(
  globSync('**/*.ts', {
    cwd: root,
    exclude: ['testing/**', '**/*.d.ts', '**/*.test.ts', '**/*.plans.ts', '**/*.roles.ts'],
  }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const files = [...sources.keys()];
const schemaFiles = files.filter((file) => file.endsWith('Schema.ts'));

function importsOf(file: string, statement: RegExp): string[] {
  const imports = (sources.get(file) ?? '').matchAll(statement);
  return [...imports].map(({ groups }) => join(dirname(file), groups?.['path'] ?? ''));
}

function sideEffectImports(file: string): string[] {
  return importsOf(file, /^import '(?<path>\.[^']+)';$/gm);
}

/** Every file that runs when one of these runs, or that one of them may load later. */
function reachableFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const imported of importsOf(file, /(?:from |^import |\bimport\()'(?<path>\.[^']+)'/gm))
      reached.add(imported);
  }
  return reached;
}

test('app/schema.ts imports the schema file of every slice', () => {
  expect(schemaFiles.length).toBeGreaterThan(50);
  expect(sideEffectImports('app/schema.ts').toSorted()).toEqual(schemaFiles.toSorted());
});

test('the schema file of a slice imports every file beside it that declares types or fields', () => {
  const imported = new Set(
    schemaFiles.flatMap((file) =>
      sideEffectImports(file).filter((declaration) => dirname(declaration) === dirname(file)),
    ),
  );
  const composed = ['app/schema.ts', 'platform/schema/builder.ts'];
  const declarations = files.filter(
    (file) => /(?<!\/)\bbuilder\s*\./.test(sources.get(file) ?? '') && !composed.includes(file),
  );

  expect(declarations.length).toBeGreaterThan(300);
  expect(declarations.filter((file) => !imported.has(file))).toEqual([]);
});

// Catches a file that declares fields only through a shared function, such as one mutation of a family.
test('every file of the package is imported by main.ts, or by the commands for the schema', () => {
  const reached = reachableFrom(['main.ts', 'app/print.ts', 'app/release.ts']);

  expect(files.filter((file) => !reached.has(file))).toEqual([]);
});
