import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ZodPlugin from '@pothos/plugin-zod';
import type { Context } from '../context.ts';
import type { NodeId } from './globalId.ts';
import { inputFault } from './inputFault.ts';
import nodeIdPlugin from './nodeIdPlugin.ts';
import payloadErrorsPlugin from './payloadErrorsPlugin.ts';
import { accessRefusal } from './accessRefusal.ts';
import { relayOptions } from './relayOptions.ts';

/** The types that resolvers and scalars use. */
interface SchemaTypes {
  Context: Context;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  AuthScopes: {
    /** A token was sent. */
    signedIn: boolean;
    /** The owner of the token administers the whole marketplace. */
    platformAdmin: boolean;
  };
  Scalars: {
    ID: { Input: NodeId; Output: string | number };
    /** Text in ISO 8601. */
    DateTime: { Input: string; Output: string };
    /** `yyyy-MM-dd`. */
    Date: { Input: string; Output: string };
    LocalTime: { Input: string; Output: string };
    /** The number of a node, up to 2^53 - 1. */
    DatabaseId: { Input: number; Output: number };
  };
  Connection: { totalCount: () => Promise<number> };
}

/**
 * Every slice declares its types and fields on this builder. Plugins wrap resolvers in this order: authorization
 * first, then the conversion of expected failures to `errors`, then input validation.
 */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ScopeAuthPlugin, payloadErrorsPlugin, RelayPlugin, nodeIdPlugin, ZodPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: (context) => ({
      signedIn: context.isSignedIn,
      platformAdmin: context.isPlatformAdmin,
    }),
    unauthorizedError: (_parent, _context, _info, { failure }) => accessRefusal(failure),
  },
  relay: relayOptions,
  zod: { validationError: inputFault },
});

/** The schema types with the defaults of Pothos. */
export type BuilderTypes =
  typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

// Fields are private unless they set `skipTypeScopes`.
builder.queryType({
  description: 'The root type of all queries.',
  authScopes: { signedIn: true },
});

builder.mutationType({
  description:
    'The root type of all mutations. Each takes one `input` and returns a payload of its own type.',
  authScopes: { signedIn: true },
});

builder.subscriptionType({
  description:
    'The root type of all subscriptions, delivered as server-sent events (Accept: text/event-stream).',
  authScopes: { signedIn: true },
});

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description:
      'The total number of items, regardless of pagination. Costs more upstream calls if the REST API ' +
      'does not count.',
    resolve: ({ totalCount }) => totalCount(),
  }),
);
