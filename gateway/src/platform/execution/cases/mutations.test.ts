import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { bothResponses } from '../../../testing/execution/bothResponses.ts';

const schema = buildSchema(`
  type Query { at: Int }
  type Mutation { set(to: Int!): State, later(to: Int!): State, fail(to: Int): State, failLater(to: Int): State, must: Int! }
  type State { at: Int, atLater: Int }
`);

const later = async <Value>(act: () => Value) => {
  await new Promise((resolve) => setImmediate(resolve));
  return act();
};

/** Every mutation changes one number; each answer reads it when it is complete. */
function state() {
  let at = 0;
  const here = { at: () => at, atLater: () => new Promise((resolve) => setImmediate(() => resolve(at))) };
  const set = ({ to }: { to: number }) => {
    at = to;
    return here;
  };
  const fail = (): never => {
    at += 100;
    throw new Error(`failed at ${at}`);
  };
  return {
    set,
    later: (args: { to: number }) => later(() => set(args)),
    fail,
    failLater: () => later(fail),
    must: () => null,
    at: () => at,
  };
}

test.each([
  'mutation { a: set(to: 1) { at atLater } b: set(to: 2) { at atLater } }',
  'mutation { a: later(to: 1) { at atLater } b: set(to: 2) { at } c: later(to: 3) { atLater at } }',
  'mutation { a: set(to: 1) { atLater } b: fail { at } c: set(to: 2) { at } }',
  'mutation { a: set(to: 1) { atLater } b: failLater { at } c: later(to: 2) { at } d: fail { at } }',
  'mutation { a: set(to: 1) { at } must b: set(to: 2) { at } }',
  'mutation { a: later(to: 1) { at } ...Two a2: later(to: 3) { at } } fragment Two on Mutation { b: set(to: 2) { at atLater } }',
  'mutation { set(to: 5) { at } set(to: 5) { atLater } }',
  'mutation { set(to: "no") { at } later(to: 1) { at } }',
])('mutations run one after another as in graphql-js: %s', async (text) => {
  const { reference, compiled } = await bothResponses({ schema, text, root: state });

  expect(compiled).toBe(reference);
});
