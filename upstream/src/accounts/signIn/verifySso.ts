import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { signedInSchema } from './openSession.ts';
import { signInBySso } from './signInBySso.ts';
import { readSsoAssertion } from './ssoAssertion.ts';

/** `POST /api/auth/sso/verify/`: exchanges an assertion for a session. Exists only with a shared secret. */
export const verifySso = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/sso/verify/',
    access: 'public',
    ignoresKey: true,
    tags: ['auth'],
    summary: "Sign in through an organization's identity provider",
    body: z.object({ token: z.string().min(1).max(4000) }),
    responses: { 200: signedInSchema },
    errors: [403, 404, 409],
    handle: async ({ body: { token } }) => {
      const { clock, settings } = services;
      const { ssoSharedSecret: secret, productSlug, webPublicUrl } = settings;
      if (secret === null) throw notFound();
      const assertion = await readSsoAssertion(
        token,
        { secret, productSlug, webPublicUrl },
        clock.systemNow(),
      );
      return { status: 200, body: await signInBySso(services, assertion) };
    },
  });
