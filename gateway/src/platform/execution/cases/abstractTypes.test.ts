import {
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  type GraphQLIsTypeOfFn,
  type GraphQLTypeResolver,
} from 'graphql';
import { expect, test } from 'vitest';
import { bothResponses } from '../../../testing/execution/bothResponses.ts';

interface Kinds {
  readonly resolveType?: GraphQLTypeResolver<unknown, unknown>;
  readonly isChef?: GraphQLIsTypeOfFn<unknown, unknown>;
  readonly isGuest?: GraphQLIsTypeOfFn<unknown, unknown>;
}

const members = [
  { kind: 'Chef', name: 'Ann', stars: 3 },
  { kind: 'Guest', name: 'Ben', seat: 'A1' },
];

/** A schema whose `person` and `people` are of an interface, and `either` of a union. */
function schemaOf({ resolveType, isChef, isGuest }: Kinds): GraphQLSchema {
  const named = new GraphQLInterfaceType({ name: 'Named', fields: { name: { type: GraphQLString } } });
  const person = new GraphQLInterfaceType({
    name: 'Person',
    interfaces: [named],
    fields: { name: { type: GraphQLString } },
    ...(resolveType && { resolveType }),
  });
  const interfaces = [named, person];
  const chef = new GraphQLObjectType({
    name: 'Chef',
    interfaces,
    fields: { name: { type: GraphQLString }, stars: { type: GraphQLInt } },
    ...(isChef && { isTypeOf: isChef }),
  });
  const guest = new GraphQLObjectType({
    name: 'Guest',
    interfaces,
    fields: { name: { type: GraphQLString }, seat: { type: GraphQLString } },
    ...(isGuest && { isTypeOf: isGuest }),
  });
  const stranger = new GraphQLObjectType({ name: 'Stranger', fields: { name: { type: GraphQLString } } });
  const either = new GraphQLUnionType({
    name: 'Either',
    types: [chef, guest],
    ...(resolveType && { resolveType }),
  });
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      person: { type: person },
      people: { type: new GraphQLList(person) },
      either: { type: new GraphQLList(either) },
      chef: { type: chef },
      stranger: { type: stranger },
    },
  });
  return new GraphQLSchema({ query, types: [chef, guest, stranger] });
}

const root = () => ({ person: members[0], people: members, either: members, chef: members[1] });
const text = `{
  person { __typename ...Known name }
  people { ... on Named { name } ...Known }
  either { __typename ... on Person { name } ...Known }
}
fragment Known on Person { name ... on Chef { stars } ... on Guest { seat } }`;

const kindOf = (value: unknown) => (value as { kind: string }).kind;
const is = (kind: string) => (value: unknown) => kindOf(value) === kind;
const later =
  <Value>(find: (value: unknown) => Value) =>
  (value: unknown) =>
    Promise.resolve(find(value));
const fail = (): never => {
  throw new Error('unknown here');
};

test.each<[string, Kinds]>([
  ['resolveType', { resolveType: kindOf }],
  ['a later resolveType', { resolveType: later(kindOf) }],
  ['isTypeOf', { isChef: is('Chef'), isGuest: is('Guest') }],
  ['a later isTypeOf', { isChef: later(is('Chef')), isGuest: later(is('Guest')) }],
  ['isTypeOf, one of them later', { isChef: later(is('Chef')), isGuest: is('Guest') }],
  ['resolveType and isTypeOf that disagree', { resolveType: () => 'Guest', isGuest: is('Guest') }],
  ['resolveType and a later isTypeOf that disagree', { resolveType: kindOf, isGuest: later(() => false) }],
  ['a resolveType that throws', { resolveType: fail }],
  ['a later resolveType that fails', { resolveType: later(fail) }],
  ['a resolveType that rejects', { resolveType: () => Promise.reject(new Error('lost')) }],
  ['isTypeOf that throws', { isChef: fail, isGuest: is('Guest') }],
  ['isTypeOf that rejects', { isChef: () => Promise.reject(new Error('lost')), isGuest: is('Guest') }],
  ['a type that is not possible', { resolveType: () => 'Stranger' }],
])('the type of an object is found by %s', async (_, kinds) => {
  const { reference, compiled } = await bothResponses({ schema: schemaOf(kinds), text, root });

  expect(compiled).toBe(reference);
});

const named = () => ({
  person: { __typename: 'Guest', name: 'Ben', seat: 'A1' },
  either: [{ __typename: 'Chef', name: 'Ann', stars: 1 }],
  people: [null, { __typename: 'Chef', name: () => Promise.resolve('Eve') }],
});

test('the type of an object is what its __typename says without any other rule', async () => {
  const { reference, compiled } = await bothResponses({ schema: schemaOf({}), text, root: named });

  expect(compiled).toBe(reference);
  expect(compiled).toContain('"seat":"A1"');
});

const placesIn = (answer: string) =>
  (JSON.parse(answer) as { errors: string[] }).errors.map((each) => {
    const { locations, path } = JSON.parse(each) as Record<string, unknown>;
    return { locations, path };
  });

test.each([
  ['no type', () => undefined],
  ['a type of no schema', () => 'Nothing'],
  ['a name that is no text', () => 7 as unknown as string],
  ['a type that has no fields', () => 'String'],
])('an object of %s is an error at the same places, in our words', async (_, resolveType) => {
  const { reference, compiled } = await bothResponses({ schema: schemaOf({ resolveType }), text, root });

  expect(placesIn(compiled)).toEqual(placesIn(reference));
  expect(JSON.parse(compiled)).toHaveProperty('data', JSON.parse(reference).data);
});

test('a field of an object type takes what its isTypeOf accepts', async () => {
  const schema = schemaOf({ isChef: is('Chef'), isGuest: is('Guest') });
  for (const field of ['chef', 'stranger']) {
    const { reference, compiled } = await bothResponses({ schema, text: `{ ${field} { name } }`, root });
    expect(compiled).toBe(reference);
  }
});
