import { expect, test } from 'vitest';
import { textOf, typeOf, variablesOf } from './variableTypes.js';

const written = (document: string) =>
  variablesOf(document).map(({ name, type }) => `${name}: ${textOf(type)}`);

test.each([
  ['{ viewer { id } }', []],
  ['query { viewer { id } }', []],
  ['query Q($id: ID!) { node(id: $id) { id } }', ['id: ID!']],
  ['query ($ids: [ID!]!, $names: [[String]!]) { a }', ['ids: [ID!]!', 'names: [[String]!]']],
  [
    'mutation Post($input: PostGigsInput!) { postGigs(input: $input) { cost { currency } } }',
    ['input: PostGigsInput!'],
  ],
  ['subscription S($id: ID!, $after: String) { a }', ['id: ID!', 'after: String']],
  // A default makes a required variable optional.
  [
    'query ($first: Int! = 5, $filter: F = { a: [")"], b: "}" }, $last: Int) { a }',
    ['first: Int', 'filter: F', 'last: Int'],
  ],
  ['# query ($no: ID!)\nquery ($yes: ID!) { a(text: "query ($no: ID!)") }', ['yes: ID!']],
  ['query A($a: Int) { query(mutation: 1) { x } } query B($b: Int, $a: Int!) { b }', ['a: Int!', 'b: Int']],
  ['fragment F on Gig { query: id } query ($a: Int) { a }', ['a: Int']],
  ['query ($a: Int @deprecated, $b: Int) { a }', ['a: Int', 'b: Int']],
  // Text that someone is still typing.
  ['query ($a: Int, $b', ['a: Int']],
  ['query (', []],
  ['', []],
])('reads the variables of %s', (document, expected) => {
  expect(written(document)).toEqual(expected);
});

test('reads types of introspection', () => {
  const named = { kind: 'SCALAR', name: 'ID', ofType: null };
  const required = { kind: 'NON_NULL', name: null, ofType: named };
  const list = { kind: 'LIST', name: null, ofType: required };
  expect(textOf(typeOf({ kind: 'NON_NULL', name: null, ofType: list }))).toBe('[ID!]!');
  expect(textOf(typeOf(list))).toBe('[ID!]');
});
