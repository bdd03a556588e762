import { ApiError, notFound } from '../../platform/errors.ts';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { type AttachmentResponse, attachmentColumns, toAttachment } from './attachmentResponse.ts';
import { readAttachmentToken } from './attachmentToken.ts';
import { type KeptFile, readAttachment } from './readAttachment.ts';

/**
 * The attachment whose file a link takes now.
 *
 * @throws ApiError not_found for a link that this server did not make, expired, conflict for one that was used
 */
export async function requireUnsent(upstream: Upstream, token: string): Promise<string> {
  const grant = readAttachmentToken(await signingSecret(upstream), 'send', token);
  if (!grant) throw notFound('upload link');
  if (grant.expires <= upstream.clock.systemNow().getTime()) {
    throw new ApiError('expired', 'This upload link has expired.');
  }
  const pending = await upstream.database
    .selectFrom('attachments')
    .select('id')
    .where('provider_identifier', '=', grant.identifier)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (!pending) throw wasUsed();
  return grant.identifier;
}

/**
 * Judges the file of a pending attachment: it is available then, or rejected for good.
 *
 * @throws ApiError as {@link readAttachment}; conflict when another file came meanwhile
 */
export async function acceptAttachment(
  upstream: Upstream,
  identifier: string,
  file: Buffer,
): Promise<AttachmentResponse> {
  try {
    const kept = await readAttachment(file);
    return await decide(upstream, identifier, kept);
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.code !== 'conflict') await decide(upstream, identifier, null);
    throw refusal;
  }
}

/** Of two files at the same moment one is too late. */
async function decide(
  { database }: Upstream,
  identifier: string,
  kept: KeptFile | null,
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
