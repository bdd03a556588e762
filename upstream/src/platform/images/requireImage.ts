import type { Database } from '../../database/database.ts';
import { invalidField } from '../errors.ts';

/**
 * Refuses the id of a picture that nobody has uploaded. Null, which takes a picture away, is always good.
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
  if (!image) throw invalidField('image_public_id', 'This image is not there any more. Upload it again.');
}
