import type { Database } from '../database/database.ts';
import { invalidField } from '../errors.ts';

/**
 * Rejects the id of an image that was not uploaded. Null, which removes an image, is always valid.
 *
 * @throws ApiError invalid at `image_public_id`
 */
export async function requireImage(database: Database, publicId: string | null): Promise<void> {
  if (publicId === null) return;
  const image = await database
    .selectFrom('images')
    .select('public_id')
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  if (!image) throw invalidField('image_public_id', 'This image no longer exists. Upload it again.');
}
