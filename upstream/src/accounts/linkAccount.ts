import { z } from 'zod';
import { oneTimeCode } from '../platform/outbox/address.ts';
import { spendCode } from './signIn/redeemCode.ts';
import { ApiError } from '../platform/errors.ts';
import { noContent } from '../platform/server/noContent.ts';
import { idParameter } from '../platform/server/parameters.ts';
import { route } from '../platform/server/route.ts';
import type { Upstream } from '../platform/server/services.ts';
import { requireLinkable } from './signUp/linkableAccounts.ts';
import { mergeAccounts } from './signUp/mergeAccounts.ts';
import { maskAddress, provenAddress } from './signUp/verifiedAddress.ts';
import { tellOfLinking } from './tellOfLinking.ts';

/** `POST /api/users/me/linkable-accounts/{id}/link/`: takes over the roles of an account, and closes it. */
export const linkAccount = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/users/me/linkable-accounts/:id/link/',
    access: 'session',
    tags: ['users'],
    summary: 'Link an account into the own one',
    description:
      'Its roles and licences become the caller’s, the stronger role wins, and nobody signs in to it any more. An account with a proven address of its own needs the code that was sent there.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ code: oneTimeCode.nullish() }),
    responses: { 204: noContent },
    errors: [404, 409, 429],
    handle: async ({ params, body: { code }, caller }) => {
      const { database, clock } = upstream;
      const account = await requireLinkable(database, caller.userId, params.id);
      const proven = provenAddress(account);
      if (proven) {
        if (code == null) {
          throw new ApiError('confirmation_required', `Enter the code that goes to ${maskAddress(proven)}.`, {
            target: 'code',
          });
        }
        await spendCode(database, { ...proven, code, now: clock.systemNow() });
      }
      await database.transaction().execute(async (trx) => {
        await mergeAccounts(trx, { from: account.id, into: caller.userId }, clock.now());
        if (proven) await tellOfLinking(upstream, trx, proven);
      });
      return { status: 204 };
    },
  });
