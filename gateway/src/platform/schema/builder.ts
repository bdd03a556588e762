import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ZodPlugin from '@pothos/plugin-zod';
import type { Context } from '../context.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { inputFault } from './inputFault.ts';
import payloadErrorsPlugin from './payloadErrorsPlugin.ts';
import { accessRefusal } from './accessRefusal.ts';
import { relayOptions } from '../../schema/relayOptions.ts';

/** What the builder is told about types that stand outside of it. */
interface SchemaTypes {
  Context: Context;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  AuthScopes: {
    /** A token was sent. */
    signedIn: boolean;
    /** The token's owner looks after the whole marketplace. */
    platformAdmin: boolean;
  };
  Scalars: {
    ID: { Input: string; Output: string | number };
    /** Text in ISO 8601. */
    DateTime: { Input: string; Output: string };
    /** `yyyy-MM-dd`. */
    Date: { Input: string; Output: string };
    LocalTime: { Input: string; Output: string };
  };
  Connection: { totalCount: number };
}

/**
 * Everything in the schema is declared through this. The order of the plugins is the order in which a field is
 * guarded: who may ask comes first, then what an expected failure looks like, then whether the input is right.
 */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ScopeAuthPlugin, payloadErrorsPlugin, RelayPlugin, ZodPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: (context) => ({
      signedIn: context.isSignedIn,
      platformAdmin: async () => (await context.rest.call(getViewer)).is_platform_admin,
    }),
    unauthorizedError: (_parent, _context, _info, { failure }) => accessRefusal(failure),
  },
  relay: relayOptions,
  zod: { validationError: inputFault },
});

/** The types that the builder was told about, with Pothos' own defaults. */
export type BuilderTypes =
  typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

// Nothing is public unless it says so (`skipTypeScopes`).
builder.queryType({
  description: 'Where reading starts.',
  authScopes: { signedIn: true },
});

builder.mutationType({
  description: 'What can be done. Each field is one action, takes one `input` and answers with a payload.',
  authScopes: { signedIn: true },
});

builder.subscriptionType({
  description: 'What is told as it happens, as server-sent events (Accept: text/event-stream).',
  authScopes: { signedIn: true },
});

builder.globalConnectionField('totalCount', (t) =>
  t.exposeInt('totalCount', {
    description: 'How many items the whole list has, whatever part of it is shown.',
  }),
);
