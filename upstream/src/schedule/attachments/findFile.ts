import { notFound } from '../../platform/errors.ts';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { readAttachmentToken } from './attachmentToken.ts';

/** A file as it is sent. */
export type SentFile = { name: string; mediaType: string; content: Uint8Array };

/**
 * The file of a link.
 *
 * @throws ApiError not_found for a link that is none (any more), and for a file that was deleted
 */
export async function findFile(upstream: Upstream, token: string): Promise<SentFile> {
  const grant = readAttachmentToken(await signingSecret(upstream), 'read', token);
  if (!grant || grant.expires <= upstream.clock.systemNow().getTime()) throw notFound('file');
  const file = await upstream.database
    .selectFrom('attachments')
    .select(['name', 'media_type', 'content'])
    .where('provider_identifier', '=', grant.identifier)
    .where('status', '=', 'available')
    .executeTakeFirst();
  if (!file?.content || !file.media_type) throw notFound('file');
  return { name: file.name, mediaType: file.media_type, content: file.content };
}
