import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { namedLocationId } from '../../platform/access/namedLocationId.ts';
import type { Database } from '../../database/database.ts';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { attachmentPolicy } from '../../attachments/attachmentPolicy.ts';
import { attachmentColumns, attachmentResponse, toAttachment } from './attachmentResponse.ts';
import { signAttachmentToken } from './attachmentToken.ts';
import { fileName } from './fileName.ts';
import { requireFilesLeft } from './requireFilesLeft.ts';

const createdResponse = attachmentResponse
  .extend({
    upload: z.object({
      token: z.string().describe('What the link carries'),
      upload_url: z.url().describe('Where to POST the bytes of the file'),
      expires_ts: instant,
      max_bytes: z.int().describe('The largest file that is taken'),
    }),
  })
  .meta({ id: 'CreatedAttachment' });

/** `POST /api/attachments/`: announces a file, and says where to send it. */
export const createAttachment = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/attachments/',
    access: 'staffer',
    tags: ['attachments'],
    summary: 'Announce a file that gigs and templates of a location can carry',
    description:
      'It is `pending` until its bytes are sent to the link, once and within 10 minutes: a PDF, JPEG or PNG of at ' +
      'most 10 MB. Then it is `available`, or `rejected`. Needs gigs.post.',
    body: z.strictObject({
      name: fileName,
      location_id: id.optional().describe('Else that of the X-Location-Id header'),
    }),
    responses: { 201: createdResponse },
    errors: [404, 429],
    handle: async ({ body, caller, headerLocationId, url }) => {
      const { database, clock } = upstream;
      const locationId = namedLocationId(body.location_id, headerLocationId);
      await requireAtLocation(database, caller, locationId, 'gigs.post');
      const now = clock.systemNow();
      await requireFilesLeft(database, caller.userId, now);
      await forgetUnsent(database, now);
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
      const token = signAttachmentToken(await signingSecret(upstream), 'send', { identifier, expires });
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

/** Files that were announced, and whose links have expired without one. */
async function forgetUnsent(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('attachments')
    .where('status', '=', 'pending')
    // An hour longer than needed: the limit of files an hour counts these, too.
    .where('created_ts', '<', new Date(now.getTime() - 3_600_000 - attachmentPolicy.uploadSeconds * 1000))
    .execute();
}

/** Beside the address that was called, behind whatever path this server stands. */
function uploadUrl(called: URL, token: string): string {
  const url = new URL(`${called.pathname.replace(/\/?$/, '/')}uploads/`, called);
  url.searchParams.set('token', token);
  return url.href;
}
