import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../errors.ts';
import type { Services } from '../server/services.ts';
import { uploadToService } from './imageService.ts';
import { reencodeImage } from './reencodeImage.ts';
import { requireUploadsLeft } from './requireUploadsLeft.ts';
import { signingSecret } from './signingSecret.ts';
import { folderOf } from './uploadPolicy.ts';
import { readUploadToken, type UploadGrant } from './uploadToken.ts';

/**
 * Checks an upload link and returns what it allows.
 *
 * @throws ApiError not_found for a forged link, expired, or conflict for a used one
 */
export async function requireGrant(services: Services, token: string): Promise<UploadGrant> {
  const grant = readUploadToken(await signingSecret(services), token);
  if (!grant) throw notFound('upload link');
  const now = services.clock.systemNow();
  if (grant.expires <= now.getTime()) throw new ApiError('expired', 'This upload link has expired.');
  const used = await services.database
    .selectFrom('used_upload_links')
    .select('nonce')
    .where('nonce', '=', grant.nonce)
    .executeTakeFirst();
  if (used) throw wasUsed();
  await requireUploadsLeft(services.database, grant.userId, now);
  return grant;
}

/**
 * Re-encodes and stores the image, which uses up the link. A rejected file does not.
 *
 * @returns the image id
 * @throws ApiError as {@link reencodeImage}; conflict when the link was used concurrently
 */
export async function acceptUpload(
  { database, clock, settings }: Services,
  grant: UploadGrant,
  file: Buffer,
): Promise<string> {
  const content = await reencodeImage(file);
  const publicId = `${folderOf[grant.preset]}/${randomBytes(16).toString('base64url')}`;
  const now = clock.systemNow();
  const { imageService } = settings;
  // Before the transaction, which must not wait for a remote service. A failure leaves an unreferenced image at worst.
  if (imageService !== null) await uploadToService(imageService, { publicId, content, now });
  await database.transaction().execute(async (trx) => {
    await useUp(trx, grant, now);
    await trx
      .insertInto('images')
      .values({
        public_id: publicId,
        user_id: grant.userId,
        content: imageService === null ? content : null,
        created_ts: now,
      })
      .execute();
  });
  return publicId;
}

/** Of two concurrent uploads, one waits for the other and is rejected. */
async function useUp(trx: Database, { nonce, expires }: UploadGrant, now: Date): Promise<void> {
  await trx.deleteFrom('used_upload_links').where('expires_ts', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_upload_links')
    .values({ nonce, expires_ts: new Date(expires) })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw wasUsed();
}

function wasUsed(): ApiError {
  return new ApiError('conflict', 'This upload link was used already.');
}
