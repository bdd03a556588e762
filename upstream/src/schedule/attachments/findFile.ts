import { notFound } from '../../platform/errors.ts';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import type { Services } from '../../platform/server/services.ts';
import { readAttachmentToken } from './attachmentToken.ts';

/** A file to send to the client. */
export type SentFile = { name: string; mediaType: string; content: Uint8Array };

/**
 * The file of a download link.
 *
 * @throws ApiError not_found for an invalid or expired link, and for a deleted file
 */
export async function findFile(services: Services, token: string): Promise<SentFile> {
  const grant = readAttachmentToken(await signingSecret(services), 'read', token);
  if (!grant || grant.expires <= services.clock.systemNow().getTime()) throw notFound('file');
  const file = await services.database
    .selectFrom('attachments')
    .select(['name', 'media_type', 'content'])
    .where('provider_identifier', '=', grant.identifier)
    .where('status', '=', 'available')
    .executeTakeFirst();
  if (!file?.content || !file.media_type) throw notFound('file');
  return { name: file.name, mediaType: file.media_type, content: file.content };
}
