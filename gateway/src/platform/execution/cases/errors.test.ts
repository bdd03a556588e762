import { buildSchema, GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { bothResponses } from '../../../testing/execution/bothResponses.ts';

const schema = buildSchema(`
  type Query { one: Int, two: Int, must: Int!, object: Inner, list: [Inner] }
  type Inner { one: Int, must: Int! }
`);

const thrown: Readonly<Record<string, unknown>> = {
  'an error': new Error('lost'),
  'an error of a class of its own': new (class Refusal extends TypeError {})('refused'),
  'an error that is frozen': Object.freeze(new Error('frozen')),
  'an error with extensions': new GraphQLError('No.', { extensions: { code: 'NOT_FOUND', left: 3 } }),
  'an error with a path of its own': new GraphQLError('No.', { path: ['elsewhere', 2] }),
  'an error with extensions that is no GraphQLError': Object.assign(new Error('No.'), {
    extensions: { code: 'CONFLICT' },
  }),
  'an error with an empty message': new Error(''),
};

const isLater = [false, true];

test.each(Object.keys(thrown).flatMap((name) => isLater.map((later) => [name, later] as const)))(
  'a resolver that throws %s answers like graphql-js, later: %s',
  async (name, later) => {
    const error = thrown[name];
    const fail = () => {
      if (later) return Promise.resolve().then(() => Promise.reject(error as Error));
      throw error;
    };
    const root = () => ({ one: fail, two: 2, object: { one: fail, must: 1 }, list: [{ must: fail }] });
    for (const text of ['{ one two }', '{ two object { must one } }', '{ list { must } two }']) {
      const { reference, compiled } = await bothResponses({ schema, text, root });
      expect(compiled).toBe(reference);
      expect(compiled).toContain('"path');
    }
  },
);

test.each(isLater)(
  'a resolver that throws what is no error answers like graphql-js, later: %s',
  async (later) => {
    for (const value of ['a text', 7, null, undefined, { code: 1 }]) {
      const fail = () => {
        if (later) return Promise.reject(value);
        throw value;
      };
      const responses = await bothResponses({
        schema,
        text: '{ one two }',
        root: () => ({ one: fail, two: 2 }),
      });
      const [reference, compiled] = [responses.reference, responses.compiled].map((each) => {
        const { data, errors } = JSON.parse(each) as { data: unknown; errors: string[] };
        return { data, places: errors.map((text) => ({ ...JSON.parse(text), message: '' })) };
      });
      expect(compiled).toEqual(reference);
    }
  },
);

const failing = (text: string) => () => {
  throw new Error(text);
};

const severalFailures = () => ({
  one: failing('a'),
  object: { one: failing('b'), must: 1 },
  two: failing('c'),
});

test('errors of several fields have the order of graphql-js', async () => {
  const { reference, compiled } = await bothResponses({
    schema,
    text: '{ one object { one must } two }',
    root: severalFailures,
  });

  expect(compiled).toBe(reference);
});

const failingRoot = () => ({
  object: {
    one() {
      throw new Error('lost');
    },
  },
});

test('an error names all places of a field that is selected several times', async () => {
  const text = `{ object { one } ...Again }
fragment Again on Query { object { one } }`;
  const { reference, compiled } = await bothResponses({ schema, text, root: failingRoot });

  expect(compiled).toBe(reference);
  expect(compiled.match(/line/g)).toHaveLength(2);
});
