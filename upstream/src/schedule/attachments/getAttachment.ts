import { z } from 'zod';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { attachmentFor } from './attachmentFor.ts';
import { attachmentPolicy } from './attachmentPolicy.ts';
import { attachmentResponse, toAttachment } from './attachmentResponse.ts';
import { signAttachmentToken } from './attachmentToken.ts';

/** `GET /api/attachments/:id/`: one attachment with a download link. */
export const getAttachment = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/attachments/:id/',
    access: 'staffer',
    tags: ['attachments'],
    summary: 'One attachment, with a download link',
    description:
      'For callers with any role at its location. The link works for an hour for anyone who has it.',
    params: z.object({ id: idParameter }),
    responses: { 200: attachmentResponse },
    errors: [404],
    handle: async ({ params: { id }, caller, url }) => {
      const attachment = await attachmentFor(services.database, caller, id);
      if (attachment.status !== 'available') return { status: 200, body: toAttachment(attachment) };
      const expires = services.clock.systemNow().getTime() + attachmentPolicy.readSeconds * 1000;
      const token = signAttachmentToken(await signingSecret(services), 'read', {
        identifier: attachment.provider_identifier,
        expires,
      });
      const resourceUrl = new URL(`${apiPath(url)}attachments/files/${token}`, url).href;
      return { status: 200, body: toAttachment(attachment, resourceUrl) };
    },
  });

/** The path of the API, including a path prefix of a proxy. */
function apiPath({ pathname }: URL): string {
  return pathname.replace(/attachments\/\d+\/?$/, '');
}
