import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { AddressFamily } from './AddressFamily.ts';
import { ApiTokenScope } from './ApiTokenScope.ts';
import { apiTokenById } from './apiTokensApi.ts';
import type { ApiTokenWire } from './apiTokenWire.ts';

export const ApiToken = builder.node(builder.objectRef<ApiTokenWire>('ApiToken'), {
  description:
    'A credential for integrations. It acts as the user who made it, with the roles that the user has at ' +
    'the time of each request. Users can see their own tokens and those of organizations that they administer, without ' +
    'the secrets; tokens cannot read tokens.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(apiTokenById, databaseIdIn(id), 'API token', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the token.' }),
    name: t.exposeString('name', { description: 'The name of the token, as its maker entered it.' }),
    makerName: t.string({
      nullable: true,
      description: 'The name of the user who made the token and as which it acts. Null if unknown.',
      resolve: ({ user }) => user?.name || null,
    }),
    hint: t.exposeString('hint', {
      description: 'The last four characters of the secret, to tell tokens apart.',
    }),
    scopes: t.expose('scopes', {
      type: [ApiTokenScope],
      description: 'The scopes of the token, in the order of the enum.',
    }),
    organizationDatabaseId: t.field({
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the organization that the token is limited to. Null without this limit.',
      resolve: ({ organization }) => organization?.id ?? null,
    }),
    locationDatabaseId: t.field({
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the location that the token is limited to. Null without this limit.',
      resolve: ({ location }) => location?.id ?? null,
    }),
    placeName: t.string({
      nullable: true,
      description:
        'The name of the organization or location that the token is limited to. Null without a limit.',
      resolve: ({ organization, location }) => (organization ?? location)?.name ?? null,
    }),
    networks: t.exposeStringList('networks', {
      description: 'The IP addresses and networks from which the token may be used; empty for everywhere.',
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was created, in UTC.' }),
    expiresAt: t.expose('expires_ts', {
      type: 'DateTime',
      description: 'When the token expires, in UTC; at most 366 days after its creation.',
    }),
    replacedSecretEndsAt: t.expose('previous_expires_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when the secret before the last rotation works, possibly in the past. Null if the secret ' +
        'was never rotated.',
    }),
    lastUsedAt: t.expose('last_used_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the token was last used, up to a minute behind. Null if it was never used.',
    }),
    lastUsedAddressFamily: t.expose('last_used_family', {
      type: AddressFamily,
      nullable: true,
      description: 'The kind of IP address from which the token was last used. Null if it was never used.',
    }),
  }),
});
