import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** An orientation as shown to its candidate. */
export const candidateOrientationSchema = z
  .object({
    id,
    title: z.string(),
    candidate: z.object({ first_name: z.string() }),
    location: z.object({ id, name: z.string(), image_public_id: z.string().nullable() }),
    items: z.array(
      z.object({
        id,
        title: z.string(),
        body: z.string(),
        video_url: z.string().nullable(),
        read_ts: instant.nullable(),
      }),
    ),
    completed_ts: instant.nullable().describe('When the last item was read'),
  })
  .meta({ id: 'CandidateOrientation' });

type CandidateOrientation = z.output<typeof candidateOrientationSchema>;

/** The orientation of a code with its items in order. */
export async function findOrientation(
  database: Database,
  secretHash: string,
): Promise<CandidateOrientation | undefined> {
  const row = await database
    .selectFrom('orientations')
    .innerJoin('locations', 'locations.id', 'orientations.location_id')
    .selectAll('orientations')
    .select(['locations.name', 'locations.image_public_id'])
    .where('orientations.secret_hash', '=', secretHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const items = await database
    .selectFrom('orientation_items')
    .select(['id', 'title', 'body', 'video_url', 'read_ts'])
    .where('orientation_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    id: row.id,
    title: row.title,
    candidate: { first_name: row.candidate_first_name },
    location: { id: row.location_id, name: row.name, image_public_id: row.image_public_id },
    items: items.map((item) => ({ ...item, read_ts: item.read_ts?.toISOString() ?? null })),
    completed_ts: lastRead(items.map(({ read_ts }) => read_ts)),
  };
}

function lastRead(reads: readonly (Date | null)[]): string | null {
  const done = reads.filter((read) => read !== null);
  if (done.length < reads.length || done.length === 0) return null;
  return new Date(Math.max(...done.map((read) => read.getTime()))).toISOString();
}
