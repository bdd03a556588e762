import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { instant } from '../server/parameters.ts';
import { route } from '../server/route.ts';
import type { Upstream } from '../server/services.ts';
import { requireUploadsLeft } from './requireUploadsLeft.ts';
import { signingSecret } from './signingSecret.ts';
import { uploadPolicy, uploadPresets } from './uploadPolicy.ts';
import { signUploadToken } from './uploadToken.ts';

const linkSchema = z
  .object({
    token: z.string().describe('What the link carries'),
    upload_url: z.url().describe('Where to POST the bytes of the file'),
    expires_ts: instant,
    max_bytes: z.int().describe('The largest file that is taken'),
  })
  .meta({ id: 'UploadLink' });

/** `POST /api/uploads/links/`: a link with which one image can be uploaded. */
export const createUploadLink = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/uploads/links/',
    access: 'session',
    tags: ['images'],
    summary: 'Get a link for uploading one image',
    description:
      'The link is good for 10 minutes and for one image. The image belongs to nothing until it is set.',
    body: z.strictObject({ preset: z.enum(uploadPresets) }),
    responses: { 201: linkSchema },
    errors: [429],
    handle: async ({ body: { preset }, caller: { userId }, url }) => {
      const now = upstream.clock.systemNow();
      await requireUploadsLeft(upstream.database, userId, now);
      const expires = now.getTime() + uploadPolicy.linkSeconds * 1000;
      const grant = { nonce: randomBytes(16).toString('base64url'), userId, preset, expires };
      const token = signUploadToken(await signingSecret(upstream), grant);
      return {
        status: 201,
        body: {
          token,
          upload_url: uploadUrl(url, token),
          expires_ts: new Date(expires).toISOString(),
          max_bytes: uploadPolicy.maxBytes,
        },
      };
    },
  });

/** Beside the address that was called, behind whatever path this server stands. */
function uploadUrl(called: URL, token: string): string {
  const url = new URL(called.pathname.replace(/links\/?$/, ''), called);
  url.searchParams.set('token', token);
  return url.href;
}
