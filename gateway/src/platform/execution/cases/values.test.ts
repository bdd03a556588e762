import { buildSchema, GraphQLError, type GraphQLScalarType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { bothResponses } from '../../../testing/execution/bothResponses.ts';

const schema = buildSchema(`
  scalar Even
  enum Color { RED GREEN }
  input Point { x: Int! = 1, y: Int, tags: [String!], color: Color = GREEN, even: Even, inner: Point }
  input OnlyOne @oneOf { id: ID, name: String }
  type Query {
    show(int: Int, float: Float, text: String = "preset", flag: Boolean, id: ID, color: Color, list: [Int!],
      lists: [[Int]], point: Point = { x: 7 }, must: Int! = 3, even: Even, one: OnlyOne): String
    need(id: ID!): String
    int: Int, float: Float, text: String, flag: Boolean, id: ID, color: Color, even: Even
  }
`);
const parseEven = (value: unknown) => {
  if (typeof value === 'number' && value % 2 === 0) return value / 2;
  throw new GraphQLError('Must be even');
};
const even = schema.getType('Even') as GraphQLScalarType;
Object.assign(even, {
  coerceInputValue: parseEven,
  coerceInputLiteral: (node: { value?: string }) => parseEven(Number(node.value)),
  coerceOutputValue: (value: unknown) => {
    if (value === 'odd') throw new Error('Odd');
    return Number(value) * 2;
  },
});

const show = (args: unknown) => JSON.stringify(args);
const root = () => ({ show, need: show });

test.each([
  '{ show }',
  '{ show(text: null, must: 4, point: null) }',
  '{ show(int: 1, float: 2, id: 3, flag: false, color: RED, list: 4, lists: [1, null, [2, null]]) }',
  '{ show(point: { y: 2, inner: { x: 3, tags: "one" } }) }',
  '{ show(point: { x: 1, color: null, even: 4 }, even: 8) }',
  '{ show(even: 3) int }',
  '{ show(int: "1") int }',
  '{ show(int: 9999999999) }',
  '{ show(color: BLUE) }',
  '{ show(point: { x: null }) }',
  '{ show(list: [1, null]) }',
  '{ show(must: null) }',
  '{ show(one: { id: 1 }) }',
  '{ show(one: { id: 1, name: "x" }) }',
  '{ show(point: { z: 1 }) }',
  '{ need }',
  '{ a: show(int: 1) b: show(int: 2) }',
])('arguments as written: %s', async (text) => {
  const { reference, compiled } = await bothResponses({ schema, text, root });

  expect(compiled).toBe(reference);
});

const declared = {
  Int: 'query ($v: Int) { show(int: $v) }',
  'Int with a default': 'query ($v: Int = 5) { show(int: $v, text: "x") }',
  'Int!': 'query ($v: Int!) { show(must: $v) }',
  'Int for Int! with a default': 'query ($v: Int) { show(must: $v) }',
  String: 'query ($v: String) { show(text: $v) }',
  ID: 'query ($v: ID) { show(id: $v) }',
  'ID!': 'query ($v: ID!) { need(id: $v) }',
  Float: 'query ($v: Float) { show(float: $v) }',
  Boolean: 'query ($v: Boolean) { show(flag: $v) }',
  Color: 'query ($v: Color = RED) { show(color: $v) }',
  '[Int!]': 'query ($v: [Int!]) { show(list: $v) }',
  '[[Int]]': 'query ($v: [[Int]]) { show(lists: $v) }',
  'Int in a list': 'query ($v: Int) { show(lists: [[1, $v]]) }',
  Point: 'query ($v: Point) { show(point: $v) }',
  'Point with a default': 'query ($v: Point = { x: 2, inner: { y: 3 } }) { show(point: $v) }',
  'Int in a point': 'query ($v: Int) { show(point: { x: 2, y: $v, inner: { y: $v } }) }',
  OnlyOne: 'query ($v: OnlyOne) { show(one: $v) }',
  Even: 'query ($v: Even) { show(even: $v) }',
  'the condition of a field': 'query ($v: Boolean! = true) { int @skip(if: $v) float @include(if: $v) }',
} as const;
const given: readonly unknown[] = [
  undefined,
  null,
  0,
  1,
  1.5,
  4,
  -0,
  3e9,
  '',
  'RED',
  '12',
  true,
  [],
  [1],
  [1, null],
  [[1], 2],
  {},
  { x: 1 },
  { x: '1' },
  { x: 1, z: 2 },
  { y: null, tags: ['a', 2] },
  { inner: { inner: { x: false } } },
  { id: '1' },
  { id: '1', name: null },
  { id: '1', name: 'x' },
];

describe.each(Object.keys(declared) as (keyof typeof declared)[])('a variable of %s', (type) => {
  test('a variable has each value as graphql-js coerces it', async () => {
    for (const value of given) {
      const variables = value === undefined ? {} : { v: value, unknown: 1 };
      const { reference, compiled } = await bothResponses({ schema, text: declared[type], root, variables });
      expect(compiled, JSON.stringify(variables)).toBe(reference);
    }
  });
});

const outputs: readonly unknown[] = [
  1,
  1.5,
  NaN,
  Infinity,
  2 ** 40,
  '',
  '7',
  'RED',
  true,
  0n,
  3n,
  [],
  {},
  'odd',
];

test.each(['int', 'float', 'text', 'flag', 'id', 'color', 'even'])(
  'the result %s is written as graphql-js writes it',
  async (field) => {
    const shown = [...outputs, new Date(0), { valueOf: () => 5 }, { toJSON: () => 'json' }];
    for (const value of shown) {
      for (const result of [value, Promise.resolve(value)]) {
        const { reference, compiled } = await bothResponses({
          schema,
          text: `{ ${field} }`,
          root: () => ({ [field]: result }),
        });
        expect(compiled).toBe(reference);
      }
    }
  },
);
