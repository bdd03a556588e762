import { z } from 'zod';
import { codeSentSchema, sendCode } from '../signIn/sendCode.ts';
import { ApiError } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireLinkable } from './linkableAccounts.ts';
import { verifiedAddress } from './verifiedAddress.ts';

/** `POST /api/users/me/linkable-accounts/{id}/code/`: sends the code for linking an account to that account's address. */
export const sendLinkCode = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/linkable-accounts/:id/code/',
    access: 'session',
    scope: 'PERSON',
    tags: ['users'],
    summary: 'Send a code for linking an account',
    params: z.object({ id: idParameter }),
    responses: { 200: codeSentSchema },
    errors: [404, 409, 429],
    handle: async ({ params, caller, network }) => {
      const proven = verifiedAddress(await requireLinkable(services.database, caller.userId, params.id));
      if (!proven) throw new ApiError('conflict', 'This account can be linked without a code.');
      return {
        status: 200,
        body: await sendCode(services, { ...proven, network, purpose: 'linking' }),
      };
    },
  });
