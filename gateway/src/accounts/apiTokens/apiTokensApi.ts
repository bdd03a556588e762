import type { TokenScope } from '@brigade/domain/accounts/apiTokens/tokenScopes.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { apiTokenWire, apiTokenWithSecretWire } from './apiTokenWire.ts';

/** The user's tokens that are not revoked, the newest first. */
export const listApiTokens = endpoint({
  name: 'listApiTokens',
  method: 'GET',
  path: '/users/me/api-tokens/',
  query: shape<PageQuery>(),
  response: paged(apiTokenWire),
});

/** The tokens of an organization that are not revoked, made by any user, the newest first. */
export const listOrganizationTokens = endpoint({
  name: 'listOrganizationTokens',
  method: 'GET',
  path: '/staffer/organizations/{id}/api-tokens/',
  query: shape<PageQuery>(),
  response: paged(apiTokenWire),
});

/** One of the user's tokens, or of an organization that they administer. */
const getApiToken = endpoint({
  name: 'getApiToken',
  method: 'GET',
  path: '/users/me/api-tokens/{id}/',
  response: apiTokenWire,
});

/** Creates a token; only this response and that of a rotation have its secret. */
export const createApiToken = endpoint({
  name: 'createApiToken',
  method: 'POST',
  path: '/users/me/api-tokens/',
  body: shape<{
    name: string;
    scopes: readonly TokenScope[];
    organization_id: number | null;
    location_id: number | null;
    networks: readonly string[];
    expires_ts: string;
  }>(),
  response: apiTokenWithSecretWire,
});

/** Replaces the secret of a token. */
export const rotateApiToken = endpoint({
  name: 'rotateApiToken',
  method: 'POST',
  path: '/users/me/api-tokens/{id}/rotate/',
  response: apiTokenWithSecretWire,
});

/** Ends a token at once: one of the user's, or of an organization that they administer. */
export const revokeApiToken = endpoint({
  name: 'revokeApiToken',
  method: 'DELETE',
  path: '/users/me/api-tokens/{id}/',
  response: noContent,
});

const mostAtOnce = 100;

export const apiTokenById = loader({
  one: (id: number, rest) => rest.call(getApiToken, { path: { id } }),
  many: {
    upTo: mostAtOnce,
    fetch: async (_ids, rest) => {
      const page = await rest.call(listApiTokens, { query: { page: 1, page_size: mostAtOnce } });
      return page.results;
    },
    keyOf: ({ id }) => id,
    // Expired tokens can be further down the list.
    isMissingFetchedAlone: true,
  },
});
