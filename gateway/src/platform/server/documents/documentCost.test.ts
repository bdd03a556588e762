import fc from 'fast-check';
import { assertObjectType, buildSchema, execute, getOperationAST, getVariableValues, parse } from 'graphql';
import { expect, test } from 'vitest';
import { documentCost } from './documentCost.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type Query {
    me: User
    nodes(ids: [ID!]!): [Node]!
    users(first: Int, last: Int, after: String): UserConnection
    groups(numbers: [Int!]!): [Group!]!
    latest(first: Int! = 40): UserConnection
  }
  type Group { users(first: Int): UserConnection }
  type User implements Node { id: ID! name: String rating: Int friend: User best: User tags: [Tag!]! friends(first: Int): UserConnection }
  type Tag { name: String }
  type UserConnection { edges: [UserEdge!]! nodes: [User!]! pageInfo: PageInfo totalCount: Int }
  type UserEdge { cursor: String node: User }
  type PageInfo { hasNextPage: Boolean }
`);

Object.assign(schema.getQueryType()?.getFields()['groups'] ?? {}, { extensions: { listSizeOf: 'numbers' } });
const user = assertObjectType(schema.getType('User'));
Object.assign(user.getFields()['rating'] ?? {}, { extensions: { calls: 1 } });
Object.assign(user.getFields()['best'] ?? {}, { extensions: { calls: 2 } });

/** What a document costs beyond the point that every one costs. */
function cost(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  const { variableValues } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!variableValues) throw new Error('The variables do not fit');
  return documentCost(schema, document, operation, variableValues) - 1;
}

test.for([
  ['{ __typename }', 0, 'nothing is brought'],
  ['{ me { id name } }', 1, 'one object, scalars are free'],
  ['{ me { friend { friend { id } } } }', 3, 'objects in one another'],
  ['{ me { tags { name } } }', 11, 'a list of unknown length counts ten'],
  ['{ users { edges { node { id } } } }', 1 + 25 * 2, 'a connection counts 25 edges with their nodes'],
  ['{ users(first: 3) { edges { node { id } } } }', 1 + 3 * 2, 'or as many as are asked for'],
  ['{ users(first: 3) { nodes { id } } }', 1 + 3, 'the nodes of a connection count without edges'],
  [
    '{ users(first: 2) { nodes { friends(first: 5) { nodes { rating } } } } }',
    1 + 2 * (1 + 1 + 5 * (1 + 1)),
    'the nodes of a connection multiply what is below them',
  ],
  ['{ users(last: 3) { edges { node { id } } pageInfo { hasNextPage } } }', 1 + 3 * 2 + 1, 'from either end'],
  [
    '{ users(first: 2) { edges { node { friends(first: 5) { edges { cursor } } } } } }',
    1 + 2 * (2 + 1 + 5),
    'nesting multiplies',
  ],
  ['{ nodes(ids: ["a", "b", "c"]) { id } }', 3, 'nodes count their ids'],
  [
    '{ groups(numbers: [1, 2, 3]) { users(first: 5) { edges { cursor } } } }',
    3 * (1 + 1 + 5),
    'as does a list by keys of another name, each with what is below it',
  ],
  ['{ nodes(ids: ["a"]) { ... on User { friend { id } } } }', 2, 'types of a fragment count'],
  ['{ ...F ...F } fragment F on Query { me { id } }', 1, 'a fragment counts once where it is spread twice'],
  ['{ me { ...F } a: me { ...F } } fragment F on User { friend { id } }', 4, 'and again at another place'],
  [
    '{ ...F ...G } fragment F on Query { me { friend { id } } } fragment G on Query { me { friend { name } tags { name } } }',
    1 + 1 + 10,
    'what several fragments select counts once',
  ],
  ['{ __schema { types { fields { name } } } }', 0, 'introspection is free'],
] as const)('%s costs %i: %s', ([document, expected]) => {
  expect(cost(document)).toBe(expected);
});

test('an object that declares two calls costs one more, whatever is below it', () => {
  expect(cost('{ me { best { id } } }')).toBe(1 + 2);
  expect(cost('{ me { best { friend { id } } } }')).toBe(1 + 2 + 1);
});

test('a scalar that declares a call of its own costs it for each object', () => {
  expect(cost('{ users(first: 3) { edges { node { rating } } } }')).toBe(1 + 3 * (2 + 1));
});

test('variables say how long lists are', () => {
  const document =
    'query($n: Int, $ids: [ID!]!) { users(first: $n) { edges { cursor } } nodes(ids: $ids) { id } }';
  expect(cost(document, { n: 100, ids: ['a', 'b'] })).toBe(101 + 2);
  expect(cost(document, { ids: [] })).toBe(1 + 25 + 1);
});

test('defaults of variables and of arguments count', () => {
  expect(cost('query($n: Int = 100) { users(first: $n) { edges { cursor } } }')).toBe(101);
  expect(cost('query($ids: [ID!]! = ["a", "b", "c"]) { nodes(ids: $ids) { id } }')).toBe(3);
  expect(cost('{ latest { edges { cursor } } }')).toBe(1 + 40);
});

test('a list of keys may hold variables, and one key needs no list', () => {
  expect(cost('query($a: ID!, $b: ID!) { nodes(ids: [$a, $b]) { id } }', { a: 'a', b: 'b' })).toBe(2);
  expect(cost('{ nodes(ids: "a") { id } }')).toBe(1);
});

test('a field whose arguments are refused when it runs costs one point', () => {
  expect(cost('query($n: Int) { latest(first: $n) { edges { cursor } } }', { n: null })).toBe(1);
});

test('the cost is never below one point for each field with selections, whatever its arguments are', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('first', 'last'), fc.boolean(), (rows, end, isSkipped) => {
      const connection = `users(${end}: ${rows}) @skip(if: ${isSkipped}) { edges { node { id } } }`;
      expect(cost(`{ ${connection} }`)).toBeGreaterThanOrEqual(3);
      expect(cost(`{ a: ${connection} me { id } }`)).toBeGreaterThan(cost(`{ a: ${connection} }`));
    }),
  );
});

test('a connection costs the two calls that its rows may take, even if only their number is asked for', () => {
  expect(cost('{ users(last: 1) { totalCount } }')).toBe(2);
});

test('fragments that multiply one another are counted without being walked one by one', () => {
  const levels = Array.from(
    { length: 60 },
    (_, level) =>
      `fragment F${level} on User { a: friend { ...F${level + 1} } b: friend { ...F${level + 1} } }`,
  );
  expect(cost(`{ me { ...F0 } } ${levels.join(' ')} fragment F60 on User { id }`)).toBeGreaterThan(2 ** 60);
});

test('sets of fragments that multiply with the depth are not walked one by one', () => {
  const depth = 60;
  const levels = Array.from({ length: depth }, (_, level) => level);
  // Every path through "a" and "b" merges another set of these fragments.
  const below = (fragment: number, level: number) =>
    level + 1 < depth ? `...F${fragment}x${level + 1}` : 'id';
  const fragments = levels.flatMap((level) =>
    levels.map((fragment) => {
      const next = fragment === 0 ? 0 : Math.min(fragment + 1, depth - 1);
      const also = fragment === 0 ? below(1, level) : '';
      return `fragment F${fragment}x${level} on User { a: friend { ${below(next, level)} ${also} } b: friend { ${below(next, level)} } }`;
    }),
  );

  expect(cost(`{ me { ...F0x0 } } ${fragments.join(' ')}`)).toBeGreaterThan(2 ** depth);
});

/** The text of selections on a user that spread only fragments after the given one. */
const { selections } = fc.letrec<{ selections: string; field: string }>((tie) => ({
  selections: fc
    .array(tie('field'), { minLength: 1, maxLength: 3 })
    .map((fields) => `{ id ${fields.join(' ')} }`),
  field: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('name', '...F0', '...F1', '...F2'),
    fc
      .tuple(fc.constantFrom('friend', 'a: friend', 'tagged: friend'), tie('selections'))
      .map((parts) => parts.join(' ')),
    tie('selections').map((below) => `friends(first: 2) { edges { node ${below} } }`),
    tie('selections').map((below) => `... on User ${below}`),
  ),
}));

/** The number of objects that an execution brings when every list is as long as asked for. */
async function objectsOf(text: string): Promise<number> {
  let objects = 0;
  const bring = () => {
    objects += 1;
    return {};
  };
  const fieldResolver = (
    _parent: unknown,
    _args: unknown,
    _context: unknown,
    { fieldName }: { fieldName: string },
  ) => {
    if (fieldName === 'edges') return [bring(), bring()];
    return fieldName === 'id' || fieldName === 'name' ? 'x' : bring();
  };
  const { errors } = await execute({ schema, document: parse(text), fieldResolver });
  expect(errors).toBeUndefined();
  return objects;
}

/** Replaces the spreads that would make a fragment contain itself. */
const withoutSpreads = (text: string, from: number) =>
  text.replaceAll(/\.\.\.F(\d)/g, (spread, index) => (Number(index) > from ? spread : 'name'));

test('a document costs at least as much as the objects that an execution brings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(selections, selections, selections, selections), async ([root, ...bodies]) => {
      const fragments = bodies.map(
        (body, index) => `fragment F${index} on User ${withoutSpreads(body, index)}`,
      );
      const text = `{ me ${root} } ${fragments.join(' ')}`;
      expect(cost(text)).toBeGreaterThanOrEqual(await objectsOf(text));
    }),
  );
});
