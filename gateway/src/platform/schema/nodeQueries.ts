import { resolveNodes } from '@pothos/plugin-relay';
import { type GraphQLResolveInfo, isInterfaceType } from 'graphql';
import type { Context } from '../context.ts';
import { badUserInput } from '../errors/graphqlErrors.ts';
import { builder } from './builder.ts';
import { decodeGlobalId, type DecodedGlobalId } from './globalId.ts';

function isNodeType(typename: string, { schema }: GraphQLResolveInfo): boolean {
  const node = schema.getType('Node');
  const type = schema.getType(typename);
  return isInterfaceType(node) && schema.getImplementations(node).objects.some((known) => known === type);
}

function decode(globalId: string, argument: string, info: GraphQLResolveInfo): DecodedGlobalId {
  const decoded = decodeGlobalId(globalId);
  if (decoded !== null && isNodeType(decoded.typename, info)) return decoded;
  throw badUserInput('This is not the id of a node.', argument);
}

async function loadNode(globalId: string, argument: string, context: Context, info: GraphQLResolveInfo) {
  const [node] = await resolveNodes(builder, context, info, [decode(globalId, argument, info)]);
  return node;
}

builder.queryField('node', (t) =>
  t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description:
      'The object with a global ID. Null with the error NOT_FOUND if the object does not exist or the ' +
      'viewer may not know of it, or BAD_USER_INPUT if the ID is malformed.',
    args: { id: t.arg.id({ required: true, description: 'The ID of the object to fetch.' }) },
    resolve: (_root, { id }, context, info) => loadNode(id, 'id', context, info),
  }),
);

builder.queryField('nodes', (t) =>
  t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: false, items: true },
    description:
      'Fetches several objects by their global IDs, in the order of the IDs. An object that cannot be ' +
      'loaded is null, with its error.',
    args: {
      ids: t.arg.idList({
        required: true,
        description: 'The global IDs, at most 100.',
        validate: { maxLength: [100, { message: 'At most 100 ids' }] },
      }),
    },
    resolve: (_root, { ids }, context, info) =>
      ids.map((id, index) => loadNode(id, `ids.${index}`, context, info)),
  }),
);
