import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { namedLocationId } from '../../platform/access/namedLocationId.ts';
import type { Database } from '../../platform/database/database.ts';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { attachmentPolicy } from './attachmentPolicy.ts';
import { attachmentColumns, attachmentResponse, toAttachment } from './attachmentResponse.ts';
import { signAttachmentToken } from './attachmentToken.ts';
import { fileName } from './fileName.ts';
import { requireFilesLeft } from './requireFilesLeft.ts';

const createdResponse = attachmentResponse
  .extend({
    upload: z.object({
      token: z.string().describe('The token of the link'),
      upload_url: z.url().describe('The URL to POST the bytes of the file to'),
      expires_ts: instant,
      max_bytes: z.int().describe('The maximum size of the file'),
    }),
  })
  .meta({ id: 'CreatedAttachment' });

/** `POST /api/attachments/`: creates a pending attachment with an upload link. */
export const createAttachment = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/attachments/',
    access: 'staffer',
    scope: 'POST',
    tags: ['attachments'],
    summary: 'Create an attachment for gigs and templates of a location',
    description:
      'It is `pending` until its bytes are sent to the link, once and within 10 minutes: a PDF, JPEG or PNG of at ' +
      'most 10 MB. Then it is `available`, or `rejected`. Needs gigs.post.',
    body: z.strictObject({
      name: fileName,
      location_id: id.optional().describe('Defaults to the X-Location-Id header'),
    }),
    responses: { 201: createdResponse },
    errors: [404, 429],
    handle: async ({ body, caller, headerLocationId, url }) => {
      const { database, clock } = services;
      const locationId = namedLocationId(body.location_id, headerLocationId);
      await requireAtLocation(database, caller, locationId, 'gigs.post');
      const now = clock.systemNow();
      await requireFilesLeft(database, caller.userId, now);
      await deleteExpiredUploads(database, now);
      const identifier = randomBytes(16).toString('base64url');
      const attachment = await database
        .insertInto('attachments')
        .values({
          location_id: locationId,
          user_id: caller.userId,
          name: body.name,
          provider_identifier: identifier,
          created_ts: now,
        })
        .returning(attachmentColumns)
        .executeTakeFirstOrThrow();
      const expires = uploadEnd(now);
      const token = signAttachmentToken(await signingSecret(services), 'send', { identifier, expires });
      const upload = {
        token,
        upload_url: uploadUrl(url, token),
        expires_ts: new Date(expires).toISOString(),
        max_bytes: attachmentPolicy.maxBytes,
      };
      return { status: 201, body: { ...toAttachment(attachment), upload } };
    },
  });

function uploadEnd(start: Date): number {
  return start.getTime() + attachmentPolicy.uploadSeconds * 1000;
}

/** Deletes attachments whose upload links expired without an upload. */
async function deleteExpiredUploads(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('attachments')
    .where('status', '=', 'pending')
    // One hour longer than needed, because the hourly limit counts these, too.
    .where('created_ts', '<', new Date(now.getTime() - 3_600_000 - attachmentPolicy.uploadSeconds * 1000))
    .execute();
}

/** The upload URL, relative to the requested URL, so that a path prefix of a proxy is preserved. */
function uploadUrl(called: URL, token: string): string {
  const url = new URL(`${called.pathname.replace(/\/?$/, '/')}uploads/`, called);
  url.searchParams.set('token', token);
  return url.href;
}
