import { z } from 'zod';
import { newApiToken } from '../../platform/access/tokens/apiTokenSecret.ts';
import { isNetwork } from '../../platform/access/tokens/network.ts';
import { tokenScopes } from '../../platform/access/tokens/tokenScope.ts';
import { hashToken } from '../../platform/access/sessionToken.ts';
import { id, instantParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { apiTokenWithSecret, loadApiToken } from './apiTokenRows.ts';
import { notifyOfToken } from './notifyOfToken.ts';
import { hintLength } from './ownTokens.ts';
import { requireExpiry, requireRoom, requireScopes } from './tokenPolicy.ts';

/** `POST /api/users/me/api-tokens/`: a token for an integration of the caller. */
export const createApiToken = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/api-tokens/',
    access: 'session',
    scope: 'PERSON',
    tags: ['API tokens'],
    summary: 'Create an API token',
    description:
      'Only this response has the secret. The token acts as its maker, with the roles that the maker has at each request, ' +
      'within its place and scopes, of which READ is always one; only with ADMIN and without a place does it act as a platform admin. A user can have 50.',
    body: z.strictObject({
      name: z.string().trim().min(1).max(60),
      scopes: z
        .array(z.enum(tokenScopes))
        .min(1)
        .transform((scopes) => tokenScopes.filter((scope) => scopes.includes(scope))),
      organization_id: id.nullish().describe('Limits the token to an organization'),
      location_id: id.nullish().describe('Limits the token to a location'),
      networks: z
        .array(z.string().refine(isNetwork, 'Must be an IP address or a network such as 203.0.113.0/24'))
        .max(20)
        .default([]),
      expires_ts: instantParameter.describe('At most 366 days ahead'),
    }),
    responses: { 201: apiTokenWithSecret },
    errors: [409, 429],
    handle: async ({ body: { organization_id = null, location_id = null, ...body }, caller }) => {
      const { database, clock } = services;
      const now = clock.systemNow();
      requireExpiry(body.expires_ts, now);
      const place = { organization_id, location_id };
      await requireScopes(database, caller, { place, scopes: body.scopes });
      const token = newApiToken();
      const made = await database.transaction().execute(async (trx) => {
        await requireRoom(trx, caller, now);
        await notifyOfToken(services, trx, caller, body.name);
        return trx
          .insertInto('api_tokens')
          .values({
            ...body,
            ...place,
            user_id: caller.userId,
            token_hash: hashToken(token),
            hint: token.slice(-hintLength),
            created_ts: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      });
      return { status: 201, body: { ...(await loadApiToken(database, made.id)), token } };
    },
  });
