import { buildSchema, getOperationAST, getVariableValues, parse, type GraphQLFieldResolver } from 'graphql';
import { expect, test } from 'vitest';
import { compileOperation } from './compileOperation.ts';

const schema = buildSchema(`
  directive @other on FIELD
  type Query { gig: Gig, gigs: [Gig!]!, text(of: String = "default"): String, must: Gig! }
  type Mutation { first: Int, second: Int! }
  type Subscription { ticks: Int }
  type Gig { id: Int!, name: String!, place: String, pros: [String] }
`);

type Resolvers = Readonly<Record<string, GraphQLFieldResolver<unknown, unknown>>>;

/** Runs a document whose root value has these resolvers. */
function run(text: string, root: Resolvers, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const compiled = compileOperation(schema, document);
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const { variableValues } = getVariableValues(schema, definitions, variables);
  if (compiled === null || variableValues === undefined) throw new Error('The document was not compiled');
  // The default resolver calls functions of the root value without it.
  const rootValue = Object.fromEntries(
    Object.entries(root).map(([name, resolve]) => [
      name,
      (...[args, context, info]: [never, unknown, never]) => resolve(undefined, args, context, info),
    ]),
  );
  return compiled.run({ rootValue, contextValue: undefined, variableValues });
}

const failing = () => Promise.reject(new Error('lost'));
async function* arriving() {
  yield 'Ann';
  yield 'Ben';
}
const never = () => new Promise<never>(() => undefined);

test('a compiled operation returns no promise when no resolver does', () => {
  expect(
    run('{ text(of: "a") gig { id } }', { text: (_, { of }) => of as string, gig: () => ({ id: 1 }) }),
  ).toEqual({
    data: { text: 'a', gig: { id: 1 } },
  });
});

test('a compiled operation keeps the order of the fields, whichever is ready first', async () => {
  const found = { id: Promise.resolve(1), name: 'Dinner', place: () => Promise.resolve('Bar') };
  const gig = () => Promise.resolve(found);
  expect(JSON.stringify(await run('{ gig { place name id } text }', { gig, text: () => 'b' }))).toBe(
    '{"data":{"gig":{"place":"Bar","name":"Dinner","id":1},"text":"b"}}',
  );
});

test('a compiled operation waits for no fields of an object that cannot be there any more', async () => {
  const found = { id: failing, place: never };
  const gig = () => found;
  const { data, errors } = await run('{ gig { place id } text }', { gig, text: () => 'b' });
  expect(data).toEqual({ gig: null, text: 'b' });
  expect(errors).toMatchObject([{ message: 'lost', path: ['gig', 'id'] }]);
});

test('a compiled operation is null when a root field that must be there fails, whatever else is open', async () => {
  const { data, errors } = await run('{ must { id } gig { id } }', {
    must: failing,
    gig: never,
  });
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ message: 'lost', path: ['must'] }]);
});

test('a compiled operation makes null only the item of a list that fails', async () => {
  const pros = ['Ann', Promise.reject(new Error('gone')), new Error('hidden'), Promise.resolve('Ben')];
  const { data, errors } = await run('{ gig { pros } }', { gig: () => ({ pros }) });
  expect(data).toEqual({ gig: { pros: ['Ann', null, null, 'Ben'] } });
  expect(errors?.map(({ path }) => path?.join('.'))).toEqual(['gig.pros.2', 'gig.pros.1']);
});

test('a compiled operation lists what an asynchronous iterator gives', async () => {
  expect(await run('{ gig { pros } }', { gig: () => ({ pros: arriving }) })).toEqual({
    data: { gig: { pros: ['Ann', 'Ben'] } },
  });
});

test('a compiled operation begins a mutation after the one before, and none after one that fails', async () => {
  const begun: string[] = [];
  const first = async () => {
    await Promise.resolve();
    begun.push('first');
    return 1;
  };
  const second = () => {
    begun.push('second');
    throw new Error('refused');
  };
  const { data, errors } = await run('mutation { second: first  fails: second  never: first }', {
    first,
    second,
  });
  expect(begun).toEqual(['first', 'second']);
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ message: 'refused', path: ['fails'] }]);
});

test('compiled operations differ by the conditions of their fields', () => {
  const text = 'query ($wanted: Boolean!) { text @include(if: $wanted) gig { id } }';
  const root = { text: () => 'a', gig: () => null };
  expect(run(text, root, { wanted: true })).toEqual({ data: { text: 'a', gig: null } });
  expect(run(text, root, { wanted: false })).toEqual({ data: { gig: null } });
});

test('a compiled operation answers with an error for a condition without a value', () => {
  const text = 'query ($wanted: Boolean = true) { text @include(if: $wanted) }';
  const { data, errors } = run(text, { text: () => 'a' }, { wanted: null }) as {
    data: unknown;
    errors: unknown;
  };
  expect(data).toBeNull();
  expect(errors).toHaveLength(1);
});

test.each([
  ['a subscription', 'subscription { ticks }'],
  ['a directive that is not of the specification', '{ text @other }'],
  ['a name that would become the prototype of the response', '{ __proto__: text }'],
])('compileOperation leaves %s to graphql-js', (_, text) => {
  expect(compileOperation(schema, parse(text))).toBeNull();
});
