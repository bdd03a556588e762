import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { instant } from '../server/parameters.ts';
import { route } from '../server/route.ts';
import type { Services } from '../server/services.ts';
import { requireUploadsLeft } from './requireUploadsLeft.ts';
import { signingSecret } from './signingSecret.ts';
import { uploadPolicy, uploadPresets } from './uploadPolicy.ts';
import { signUploadToken } from './uploadToken.ts';

const linkSchema = z
  .object({
    token: z.string().describe('The token in the link'),
    upload_url: z.url().describe('The URL to POST the bytes of the file to'),
    expires_ts: instant,
    max_bytes: z.int().describe('The maximum file size in bytes'),
  })
  .meta({ id: 'UploadLink' });

/** `POST /api/uploads/links/`: creates a link for uploading one image. */
export const createUploadLink = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/uploads/links/',
    access: 'session',
    scope: 'POST',
    actsOutside: true,
    tags: ['images'],
    summary: 'Get a link for uploading one image',
    description: 'The link is valid for 10 minutes and one image. The image is unused until it is assigned.',
    body: z.strictObject({ preset: z.enum(uploadPresets) }),
    responses: { 201: linkSchema },
    errors: [429],
    handle: async ({ body: { preset }, caller: { userId }, url }) => {
      const now = services.clock.systemNow();
      await requireUploadsLeft(services.database, userId, now);
      const expires = now.getTime() + uploadPolicy.linkSeconds * 1000;
      const grant = { nonce: randomBytes(16).toString('base64url'), userId, preset, expires };
      const token = signUploadToken(await signingSecret(services), grant);
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

/** Relative to the called URL, in case this server is behind a path prefix. */
function uploadUrl(called: URL, token: string): string {
  const url = new URL(called.pathname.replace(/links\/?$/, ''), called);
  url.searchParams.set('token', token);
  return url.href;
}
