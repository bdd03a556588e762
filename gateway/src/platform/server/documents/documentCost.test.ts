import fc from 'fast-check';
import { assertObjectType, buildSchema, getOperationAST, getVariableValues, parse } from 'graphql';
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
  type User implements Node { id: ID! name: String rating: Int friend: User tags: [Tag!]! friends(first: Int): UserConnection }
  type Tag { name: String }
  type UserConnection { edges: [UserEdge!]! pageInfo: PageInfo totalCount: Int }
  type UserEdge { cursor: String node: User }
  type PageInfo { hasNextPage: Boolean }
`);

Object.assign(schema.getQueryType()?.getFields()['groups'] ?? {}, { extensions: { listSizeOf: 'numbers' } });
const user = assertObjectType(schema.getType('User'));
Object.assign(user.getFields()['rating'] ?? {}, { extensions: { calls: 1 } });

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
  ['{ ...F ...F } fragment F on Query { me { id } }', 2, 'a fragment counts as often as it is spread'],
  ['{ __schema { types { fields { name } } } }', 0, 'introspection is free'],
] as const)('%s costs %i: %s', ([document, expected]) => {
  expect(cost(document)).toBe(expected);
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

test('never below one point for each field with selections, whatever its arguments are', () => {
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
