import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { signedInSchema } from './openSession.ts';
import { signInTo } from './signIn.ts';
import { spendLink } from './redeemLink.ts';

/** `POST /api/auth/magic-link/verify/`: trades the link of an e-mail for a session. */
export const verifyMagicLink = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/auth/magic-link/verify/',
    access: 'public',
    tags: ['auth'],
    summary: 'Sign in with the link of an e-mail',
    body: z.object({ token: z.string().min(1).max(200) }),
    responses: { 200: signedInSchema },
    errors: [403],
    handle: async ({ body: { token } }) => {
      const address = await spendLink(upstream.database, token, upstream.clock.systemNow());
      return { status: 200, body: await signInTo(upstream, 'email', address) };
    },
  });
