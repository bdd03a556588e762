import { buildSchema, parse, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { type Compiler, createCompiler } from './operationCompiler.ts';

const schema = buildSchema('type Query { name: String } type Subscription { ticks: Int }');

const adHoc = {};
const persisted = { id: 'stored' };

async function run(compiler: Compiler, document: DocumentNode) {
  const variableValues = { sources: {}, coerced: {} };
  return compiler(document, adHoc)?.run({ rootValue: {}, contextValue: {}, variableValues });
}

/** A document that takes much memory as a tree. */
function longDocument(): DocumentNode {
  return parse(`{ name } # ${'x'.repeat(40_000)}\n`);
}

test.each([
  ['of the web app', persisted],
  ['of others', adHoc],
])('the compiler compiles each operation %s once', (_, request) => {
  const compiler = createCompiler(schema);
  const document = parse('query A { name } query B { name } subscription C { ticks }');
  const compiled = ['A', 'B', 'C'].map((operationName) => compiler(document, { ...request, operationName }));
  expect(compiled[0]).not.toBe(compiled[1]);
  expect(compiled[2]).toBeNull();
  const again = ['A', 'B', 'C'].map((operationName) => compiler(document, { ...request, operationName }));
  expect(again.map((each, index) => each === compiled[index])).toEqual([true, true, true]);
});

test('the compiler evicts the least recently used documents of others, and none of the web app', async () => {
  const compiler = createCompiler(schema);
  const [first, second] = [longDocument(), longDocument()];
  const stored = compiler(first, persisted);
  const [compiled, unused] = [compiler(first, adHoc), compiler(second, adHoc)];
  for (let others = 0; others < 5; others += 1) {
    await run(compiler, longDocument());
    expect(compiler(first, adHoc)).toBe(compiled);
  }
  expect(compiler(second, adHoc)).not.toBe(unused);
  expect(compiler(first, persisted)).toBe(stored);
});

test('the compiler counts the fields of plans, which grow as operations run', async () => {
  const compiler = createCompiler(schema);
  const first = parse('{ name }');
  const compiled = compiler(first, adHoc);
  const names = Array.from({ length: 40_000 }, (_, index) => `a${index}: name`).join(' ');
  const large = parse(`{ ${names} }`, { noLocation: true });
  const unplanned = compiler(large, adHoc);
  expect(compiler(large, adHoc)).toBe(unplanned);
  await run(compiler, large);
  expect(compiler(large, adHoc)).not.toBe(unplanned);
  expect(compiler(first, adHoc)).toBe(compiled);
});
