import { buildSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { bothResponses } from '../../../testing/execution/bothResponses.ts';
import { compileOperation } from '../compileOperation.ts';

const schema = buildSchema(`
  type Query { a: String, b: String, deep: Deep, other: Deep }
  type Mutation { a: String, b: String, deep: Deep }
  type Deep { a: String, b: String, c: String, deep: Deep }
`);
const deep = { a: 'A', b: () => Promise.resolve('B'), c: 'C', deep: { a: 'AA', b: 'BB', deep: null } };
const root = () => ({ a: 'a', b: 'b', deep, other: () => Promise.resolve(deep) });

const conditions = ['@skip(if: true)', '@skip(if: false)', '@include(if: true)', '@include(if: false)'];
const pairs = conditions.flatMap((one) => ['', ...conditions.slice(2)].map((two) => `${one} ${two}`.trim()));

describe.each(pairs.filter((each) => each.match(/@include/g)?.length !== 2))('%s', (condition) => {
  test.each([
    `{ a b ${condition} }`,
    `{ a ... ${condition} { b } }`,
    `{ a ... on Query ${condition} { b } deep { c } }`,
    `{ a ...More ${condition} } fragment More on Query { b deep { a } }`,
    `{ deep { a ${condition} ... ${condition} { b a } } }`,
    `{ deep ${condition} { a } deep { c } }`,
  ])('a condition is applied at %s', async (text) => {
    const { reference, compiled } = await bothResponses({ schema, text, root });

    expect(compiled).toBe(reference);
  });
});

test.each([
  ['same field twice', '{ a a b a }'],
  ['aliases', '{ x: a a y: a z: deep { q: a a } }'],
  ['order of the first', '{ b deep { c } a deep { a c b } }'],
  ['fragments in each other', '{ ...One } fragment One on Query { a ...Two } fragment Two on Query { b a }'],
  ['a fragment twice', '{ ...One b ...One } fragment One on Query { deep { a deep { b } } }'],
  ['a fragment and fields', '{ deep { c } ...One } fragment One on Query { deep { b deep { a } } }'],
  ['type names', '{ __typename deep { __typename t: __typename deep { __typename } } }'],
  ['objects that come later', '{ other { c b a } deep { b } other { deep { a } } }'],
  ['fields that there are not', '{ a nothing deep { nothing b } }'],
  ['a fragment on another type', '{ a ...Off } fragment Off on Deep { c }'],
  ['the schema', '{ __schema { queryType { name fields { name type { kind name } } } } }'],
  ['a type', '{ __type(name: "Deep") { name fields { name } } none: __type(name: "None") { name } }'],
])('selections: %s', async (_, text) => {
  const { reference, compiled } = await bothResponses({ schema, text, root });

  expect(compiled).toBe(reference);
});

test.each(['One', 'Two'])('of several operations, %s is executed', async (operationName) => {
  const text = 'query One { a } query Two { b deep { a } } mutation Three { a }';
  const { reference, compiled } = await bothResponses({ schema, text, root, operationName });

  expect(compiled).toBe(reference);
});

const readOnly = buildSchema('type Query { a: String }');

test.each([
  ['no operation of that name', schema, 'query One { a }', 'Two'],
  ['several operations and no name', schema, 'query One { a } query Two { b }', undefined],
  ['a mutation where there are none', readOnly, 'mutation { a }', undefined],
  ['a subscription where there are none', readOnly, 'subscription { a }', undefined],
  ['only a fragment', schema, 'fragment One on Query { a }', undefined],
])('%s is left to graphql-js', (_, of, text, name) => {
  expect(compileOperation(of, parse(text), name)).toBeNull();
});

test('what a source has is read as graphql-js reads it', async () => {
  class Source {
    readonly #a = 'private';
    get a() {
      return this.#a;
    }
    b(_args: unknown, context: { word: string }) {
      return `${this.#a} ${context.word}`;
    }
  }
  const bare = Object.assign(Object.create(null) as object, { a: 'bare', deep: new Source() });
  for (const source of [new Source(), bare, 'text', 7, true, Symbol('x')]) {
    const { reference, compiled } = await bothResponses({
      schema,
      text: '{ a deep { a b deep { a } } }',
      root: () => ({ a: 1, deep: source }),
      context: () => ({ word: 'w' }),
    });
    expect(compiled).toBe(reference);
  }
});
