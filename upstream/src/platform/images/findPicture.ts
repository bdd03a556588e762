import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/database.ts';

/** Stands for the picture of a location that has none. */
const placeholderId = 'locations/placeholder';

const placeholder = readFile(new URL('./pictures/placeholder.webp', import.meta.url));

/** A picture as it is served, WebP; null when there is none with the id, or a hosted service has it. */
export async function findPicture(database: Database, publicId: string): Promise<Uint8Array | null> {
  if (publicId === placeholderId) return placeholder;
  const image = await database
    .selectFrom('images')
    .select('content')
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return image?.content ?? null;
}
