import { buildSchema, getOperationAST, getVariableValues, parse } from 'graphql';
import { expect, test } from 'vitest';
import { documentCost } from './documentCost.ts';
import { cachedCost } from './costCache.ts';

const schema = buildSchema(`
  type Query {
    nodes(ids: [ID!]!): [User]!
    user(number: Int): User
    users(first: Int! = 40): UserConnection
  }
  type User { id: ID! friends(first: Int, last: Int): UserConnection }
  type UserConnection { edges: [UserEdge!]! }
  type UserEdge { node: User }
`);

const document = parse(`
  query Users($first: Int, $last: Int = 7, $ids: [ID!]!, $number: Int, $all: Int) {
    nodes(ids: $ids) { friends(first: $first) { edges { node { id } } } }
    user(number: $number) { friends(last: $last) { edges { node { id } } } }
    users(first: $all) { edges { node { id } } }
  }
`);

const sizes = [
  { ids: [] },
  { ids: ['a'] },
  { ids: ['a', 'b', 'c'] },
  { ids: 'a' },
  { ids: ['a'], first: 3 },
  { ids: ['a'], first: 30 },
  { ids: ['a'], first: null },
  { ids: ['a'], last: 3 },
  { ids: ['a'], last: null },
  { ids: ['a'], number: 3 },
  { ids: ['a'], all: 2 },
  { ids: ['a'], all: null },
];

test('a cached cost is the cost of these variables', () => {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  const costs = [...sizes, ...sizes].map((variables) => {
    const { variableValues } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (!variableValues) throw new Error('The variables do not fit');
    const cost = cachedCost(schema, document, operation, variableValues);
    expect(cost).toBe(documentCost(schema, document, operation, variableValues));
    return cost;
  });
  expect(new Set(costs).size).toBeGreaterThan(5);
});
