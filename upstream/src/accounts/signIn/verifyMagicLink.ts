import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { signedInSchema } from './openSession.ts';
import { signInTo } from './signIn.ts';
import { redeemLink } from './redeemLink.ts';

/** `POST /api/auth/magic-link/verify/`: exchanges the link of an email for a session. */
export const verifyMagicLink = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/magic-link/verify/',
    access: 'public',
    ignoresKey: true,
    tags: ['auth'],
    summary: 'Sign in with a link sent by email',
    body: z.object({ token: z.string().min(1).max(200) }),
    responses: { 200: signedInSchema },
    errors: [403, 409],
    handle: async ({ body: { token }, network }) => {
      const address = await redeemLink(services.database, {
        token,
        network,
        now: services.clock.systemNow(),
      });
      return { status: 200, body: await signInTo(services, 'email', address) };
    },
  });
