import { buildSchema, print, type GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import { bothResponses } from '../../../testing/execution/bothResponses.ts';

const schema = buildSchema(`
  type Query { inner(of: Int): Inner, list: [Inner!]! }
  interface Named { named(of: Int): String }
  type Inner implements Named { named(of: Int): String }
`);

/** Everything that a resolver can read of its `info`, as text. */
function read(info: GraphQLResolveInfo, rootValue: unknown): string {
  const way: unknown[] = [];
  for (let { path }: { path: GraphQLResolveInfo['path'] | undefined } = info; path; path = path.prev) {
    way.push([path.key, path.typename]);
  }
  const { coerced, sources } = info.variableValues;
  return JSON.stringify({
    field: info.fieldName,
    nodes: info.fieldNodes.map(print),
    returns: String(info.returnType),
    parent: info.parentType.name,
    way,
    isSchema: info.schema === schema,
    fragments: Object.entries(info.fragments).map(([name, node]) => [name, print(node)]),
    isRoot: info.rootValue === rootValue,
    operation: print(info.operation),
    coerced: { ...coerced },
    sources: Object.keys(sources),
  });
}

function root() {
  const named = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => read(info, value);
  const inner = { __typename: 'Inner', named };
  const value = { inner: () => inner, list: [inner, Promise.resolve(inner)] };
  return value;
}

test.each([
  'query Find($v: Int = 3, $w: Int) { inner(of: $v) { named(of: $v) other: named } }',
  'query ($v: Int!) { a: inner { x: named } a: inner { x: named } list { named(of: $v) } }',
  '{ list { ...One ... on Named { named } } } fragment One on Inner { alias: named }',
])('a resolver reads the same in %s', async (text) => {
  const variables = { v: 4 };
  const { reference, compiled } = await bothResponses({ schema, text, root, variables });

  expect(compiled).toBe(reference);
  expect(compiled).toContain('isRoot');
});

const one = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) =>
  info.getAbortSignal()?.aborted ?? false;

test('nothing aborts a resolver: calls of REST end with their request', async () => {
  const schemaOfOne = buildSchema('type Query { one: Boolean }');
  const { reference, compiled } = await bothResponses({
    schema: schemaOfOne,
    text: '{ one }',
    root: () => ({ one }),
  });

  expect(compiled).toBe(reference);
});

const wait = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
  const { promiseAll, track } = info.getAsyncHelpers();
  track([Promise.resolve('left behind')]);
  return promiseAll([Promise.resolve('a'), 'b']).then((found) => found.join());
};

test('the helpers of a resolver wait for all, and track what is left behind', async () => {
  const { reference, compiled } = await bothResponses({
    schema,
    text: '{ inner { named } }',
    root: () => ({ inner: { named: wait } }),
  });

  expect(compiled).toBe(reference);
  expect(compiled).toContain('a,b');
});
