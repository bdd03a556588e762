import { ApiError, notFound } from '../../platform/errors.ts';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import type { Services } from '../../platform/server/services.ts';
import { type AttachmentResponse, attachmentColumns, toAttachment } from './attachmentResponse.ts';
import { readAttachmentToken } from './attachmentToken.ts';
import { type StoredFile, readAttachment } from './readAttachment.ts';

/**
 * The identifier of the attachment that an upload link is for.
 *
 * @throws ApiError not_found for a link that this server did not sign, expired, conflict for one that was used
 */
export async function requireUnsent(services: Services, token: string): Promise<string> {
  const grant = readAttachmentToken(await signingSecret(services), 'send', token);
  if (!grant) throw notFound('upload link');
  if (grant.expires <= services.clock.systemNow().getTime()) {
    throw new ApiError('expired', 'This upload link has expired.');
  }
  const pending = await services.database
    .selectFrom('attachments')
    .select('id')
    .where('provider_identifier', '=', grant.identifier)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (!pending) throw wasUsed();
  return grant.identifier;
}

/**
 * Validates the uploaded file of a pending attachment, which becomes available or is rejected permanently.
 *
 * @throws ApiError as {@link readAttachment}; conflict when another file was uploaded concurrently
 */
export async function acceptAttachment(
  services: Services,
  identifier: string,
  file: Buffer,
): Promise<AttachmentResponse> {
  try {
    const kept = await readAttachment(file);
    return await decide(services, identifier, kept);
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.code !== 'conflict') await decide(services, identifier, null);
    throw refusal;
  }
}

/** Of two concurrent uploads the second one fails. */
async function decide(
  { database }: Services,
  identifier: string,
  kept: StoredFile | null,
): Promise<AttachmentResponse> {
  const decided = await database
    .updateTable('attachments')
    .set(
      kept === null
        ? { status: 'rejected' }
        : { status: 'available', content: kept.content, media_type: kept.mediaType },
    )
    .where('provider_identifier', '=', identifier)
    .where('status', '=', 'pending')
    .returning(attachmentColumns)
    .executeTakeFirst();
  if (!decided) throw wasUsed();
  return toAttachment(decided);
}

function wasUsed(): ApiError {
  return new ApiError('conflict', 'This upload link was used already.');
}
