import { z } from 'zod';
import { codeSentSchema, sendCode } from '../signIn/sendCode.ts';
import { ApiError } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { requireLinkable } from './linkableAccounts.ts';
import { provenAddress } from './verifiedAddress.ts';

/** `POST /api/users/me/linkable-accounts/{id}/code/`: sends the code with which an account is linked to its own address. */
export const sendLinkCode = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/users/me/linkable-accounts/:id/code/',
    access: 'session',
    tags: ['users'],
    summary: 'Send the code that linking an account needs',
    params: z.object({ id: idParameter }),
    responses: { 200: codeSentSchema },
    errors: [404, 409, 429],
    handle: async ({ params, caller, remoteAddress }) => {
      const proven = provenAddress(await requireLinkable(upstream.database, caller.userId, params.id));
      if (!proven) throw new ApiError('conflict', 'This account can be linked without a code.');
      return {
        status: 200,
        body: await sendCode(upstream, { ...proven, remoteAddress, purpose: 'linking' }),
      };
    },
  });
