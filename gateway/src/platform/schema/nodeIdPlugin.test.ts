import { encodeGlobalID } from '@pothos/plugin-relay';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../app/schema.ts';

/** What the field `id` of a type resolves to for a node as the REST API has it. */
function resolveId(typename: string, node: object): unknown {
  const { id } = (schema.getType(typename) as GraphQLObjectType).getFields();
  return id?.resolve?.(node, {}, {}, {} as GraphQLResolveInfo);
}

test('the global id of a node is a value and no promise', () => {
  expect(resolveId('Gig', { id: 7 })).toBe(encodeGlobalID('Gig', '7'));
  expect(resolveId('ProAtLocation', { uuid: 'a', locationId: 3 })).toBe(
    encodeGlobalID('ProAtLocation', '3-a'),
  );
});
