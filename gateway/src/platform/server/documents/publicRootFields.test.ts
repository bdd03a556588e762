import { GraphQLBoolean, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { publicRootFields } from './publicRootFields.ts';

const open = { pothosOptions: { skipTypeScopes: true } };

function rootType(name: string, fields: Readonly<Record<string, object>>): GraphQLObjectType {
  const entries = Object.entries(fields).map(([field, extensions]) => [
    field,
    { type: GraphQLBoolean, extensions },
  ]);
  return new GraphQLObjectType({ name, fields: Object.fromEntries(entries) });
}

test('a field is public only when it skips the scopes of its type and has none itself', () => {
  const query = rootType('Query', {
    open,
    plain: {},
    restricted: { pothosOptions: { skipTypeScopes: true, authScopes: { platformAdmin: true } } },
  });

  expect([...publicRootFields(new GraphQLSchema({ query }))]).toEqual(['open']);
});

test('a name that is public on one root type and private on another is private', () => {
  const query = rootType('Query', { shared: open, open });
  const mutation = rootType('Mutation', { shared: {} });

  expect([...publicRootFields(new GraphQLSchema({ query, mutation }))]).toEqual(['open']);
});
