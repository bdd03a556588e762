import { z } from 'zod';
import { oneTimeCode } from '../../platform/outbox/address.ts';
import { redeemCode } from '../signIn/redeemCode.ts';
import { ApiError } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireLinkable } from './linkableAccounts.ts';
import { mergeAccounts } from './mergeAccounts.ts';
import { maskAddress, verifiedAddress } from './verifiedAddress.ts';
import { notifyOfLinking } from './notifyOfLinking.ts';

/** `POST /api/users/me/linkable-accounts/{id}/link/`: merges an account into the caller's and closes it. */
export const linkAccount = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/linkable-accounts/:id/link/',
    access: 'session',
    scope: 'PERSON',
    tags: ['users'],
    summary: "Merge an account into the caller's",
    description:
      'Its roles, licenses, calendar feeds, notes, settings and the shifts ahead that it manages on site move to the caller, the stronger role wins, and the account is closed. An account with a verified address requires the code that was sent there.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ code: oneTimeCode.nullish() }),
    responses: { 204: noContent },
    errors: [404, 409, 429],
    handle: async ({ params, body: { code }, caller, network }) => {
      const { database, clock } = services;
      const account = await requireLinkable(database, caller.userId, params.id);
      const proven = verifiedAddress(account);
      if (proven) {
        if (code == null) {
          throw new ApiError(
            'confirmation_required',
            `Enter the code that was sent to ${maskAddress(proven)}.`,
            {
              target: 'code',
            },
          );
        }
        await redeemCode(database, {
          ...proven,
          code,
          purpose: 'linking',
          network,
          now: clock.systemNow(),
        });
      }
      await database.transaction().execute(async (trx) => {
        await mergeAccounts(trx, { from: account.id, into: caller.userId }, clock.now());
        if (proven) await notifyOfLinking(services, trx, proven);
      });
      return { status: 204 };
    },
  });
