import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { documentCost } from './documentCost.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type Query {
    me: User
    nodes(ids: [ID!]!): [Node]!
    users(first: Int, last: Int, after: String): UserConnection
    groups(numbers: [Int!]!): [Group!]!
  }
  type Group { users(first: Int): UserConnection }
  type User implements Node { id: ID! name: String friend: User tags: [Tag!]! friends(first: Int): UserConnection }
  type Tag { name: String }
  type UserConnection { edges: [UserEdge!]! pageInfo: PageInfo totalCount: Int }
  type UserEdge { cursor: String node: User }
  type PageInfo { hasNextPage: Boolean }
`);

Object.assign(schema.getQueryType()?.getFields()['groups'] ?? {}, { extensions: { listSizeOf: 'numbers' } });

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  return documentCost(schema, document, operation, variables);
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

test('variables say how long lists are', () => {
  const document =
    'query($n: Int, $ids: [ID!]!) { users(first: $n) { edges { cursor } } nodes(ids: $ids) { id } }';
  expect(cost(document, { n: 100, ids: ['a', 'b'] })).toBe(101 + 2);
  expect(cost(document, { ids: [] })).toBe(1 + 25);
});

test('fragments that multiply one another are counted without being walked one by one', () => {
  const levels = Array.from(
    { length: 60 },
    (_, level) =>
      `fragment F${level} on User { a: friend { ...F${level + 1} } b: friend { ...F${level + 1} } }`,
  );
  expect(cost(`{ me { ...F0 } } ${levels.join(' ')} fragment F60 on User { id }`)).toBeGreaterThan(2 ** 60);
});
