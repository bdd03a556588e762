import { z } from 'zod';
import { newApiToken } from '../../platform/access/tokens/apiTokenSecret.ts';
import { hashToken } from '../../platform/access/sessionToken.ts';
import { ApiError } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { apiTokenWithSecret, loadApiToken } from './apiTokenRows.ts';
import { notifyOfToken } from './notifyOfToken.ts';
import { hintLength, lockOwnToken } from './ownTokens.ts';

/** How long the replaced secret still works. */
const overlapMilliseconds = 24 * 3_600_000;

/** Between two replacements, since each sends a message and ends the secret before the last one. */
const pauseMilliseconds = 3_600_000;

/** `POST /api/users/me/api-tokens/:id/rotate/`: replaces the secret of a token. */
export const rotateApiToken = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/api-tokens/:id/rotate/',
    access: 'session',
    scope: 'PERSON',
    tags: ['API tokens'],
    summary: 'Replace the secret of an API token',
    description:
      'Only this response has the new secret. The replaced one works for 24 more hours, and the one before that no longer. ' +
      'The token keeps its expiry: 409 expired if that has passed. Once an hour at most.',
    params: z.object({ id: idParameter }),
    responses: { 200: apiTokenWithSecret },
    errors: [404, 409, 429],
    handle: async ({ params, caller }) => {
      const { database, clock } = services;
      const now = clock.systemNow();
      const token = newApiToken();
      await database.transaction().execute(async (trx) => {
        const { name, token_hash, expires_ts, previous_expires_ts } = await lockOwnToken(
          trx,
          caller,
          params.id,
        );
        if (expires_ts <= now) throw new ApiError('expired', 'This API token has expired. Create a new one.');
        requirePause(previous_expires_ts, now);
        await notifyOfToken(services, trx, caller, name);
        await trx
          .updateTable('api_tokens')
          .set({
            token_hash: hashToken(token),
            hint: token.slice(-hintLength),
            previous_token_hash: token_hash,
            previous_expires_ts: new Date(
              Math.min(now.getTime() + overlapMilliseconds, expires_ts.getTime()),
            ),
          })
          .where('id', '=', params.id)
          .execute();
      });
      return { status: 200, body: { ...(await loadApiToken(database, params.id)), token } };
    },
  });

/** @throws ApiError throttled if the secret was replaced within the last hour */
function requirePause(previousExpires: Date | null, now: Date): void {
  if (previousExpires === null) return;
  const next = previousExpires.getTime() - overlapMilliseconds + pauseMilliseconds;
  if (next <= now.getTime()) return;
  throw new ApiError('throttled', 'This token was replaced within the last hour. Create a new one instead.', {
    retryAfterSeconds: Math.ceil((next - now.getTime()) / 1000),
  });
}
