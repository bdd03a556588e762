import { z } from 'zod';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { attachmentFor } from './attachmentFor.ts';
import { attachmentPolicy } from '../../attachments/attachmentPolicy.ts';
import { attachmentResponse, toAttachment } from './attachmentResponse.ts';
import { signAttachmentToken } from './attachmentToken.ts';

/** `GET /api/attachments/:id/`: a file of a location, with a link for reading it. */
export const getAttachment = (upstream: Upstream) =>
  route({
    method: 'GET',
    url: '/api/attachments/:id/',
    access: 'staffer',
    tags: ['attachments'],
    summary: 'One attachment, with a link for reading it',
    description: 'For anybody with a role at its location. The link is good for an hour, for whoever has it.',
    params: z.object({ id: idParameter }),
    responses: { 200: attachmentResponse },
    errors: [404],
    handle: async ({ params: { id }, caller, url }) => {
      const attachment = await attachmentFor(upstream.database, caller, id);
      if (attachment.status !== 'available') return { status: 200, body: toAttachment(attachment) };
      const expires = upstream.clock.systemNow().getTime() + attachmentPolicy.readSeconds * 1000;
      const token = signAttachmentToken(await signingSecret(upstream), 'read', {
        identifier: attachment.provider_identifier,
        expires,
      });
      const resourceUrl = new URL(`${apiPath(url)}attachments/files/${token}`, url).href;
      return { status: 200, body: toAttachment(attachment, resourceUrl) };
    },
  });

/** Whatever path this server stands behind. */
function apiPath({ pathname }: URL): string {
  return pathname.replace(/attachments\/\d+\/?$/, '');
}
