import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { callbackUrl } from './callbackUrl.ts';
import { returnPath } from './returnPath.ts';
import { signSsoAssertion, ssoPersonSchema } from './ssoAssertion.ts';

/** `POST /api/sandbox/sso-assertions/`: simulates an identity provider. Does not exist in production or without a secret. */
export const createSsoAssertion = ({ clock, settings }: Services) =>
  route({
    method: 'POST',
    url: '/api/sandbox/sso-assertions/',
    access: 'public',
    ignoresKey: true,
    tags: ['sandbox'],
    summary: 'Create an assertion, like an identity provider',
    body: ssoPersonSchema.extend({ return_to: returnPath.optional() }),
    responses: {
      201: z.object({
        token: z.string(),
        url: z.url().describe('The URL that the identity provider would redirect the user to'),
      }),
    },
    errors: [404],
    handle: async ({ body: { return_to: returnTo, ...person } }) => {
      const { isProduction, ssoSharedSecret: secret, productSlug, webPublicUrl } = settings;
      if (isProduction || secret === null) throw notFound();
      const token = await signSsoAssertion(person, { secret, productSlug, webPublicUrl }, clock.systemNow());
      return { status: 201, body: { token, url: callbackUrl(webPublicUrl, 'sso', { token, returnTo }) } };
    },
  });
