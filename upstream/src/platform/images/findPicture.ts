import { readFile } from 'node:fs/promises';
import type { Services } from '../server/services.ts';

/** The placeholder for a location without an image. */
const placeholderId = 'locations/placeholder';

const placeholder = readFile(new URL('./pictures/placeholder.webp', import.meta.url));

/** The WebP to serve for an image id; null if it does not exist or is on a hosted service. */
export async function findPicture(
  { database, drawPicture }: Pick<Services, 'database' | 'drawPicture'>,
  publicId: string,
): Promise<Uint8Array | null> {
  if (publicId === placeholderId) return placeholder;
  const image = await database
    .selectFrom('images')
    .select('content')
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return image?.content ?? (await drawPicture?.(publicId)) ?? null;
}
