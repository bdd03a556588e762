import type { Database } from '../platform/database/database.ts';

/** Creates a certification that a gig requires; returns the certification's id. */
export async function addCertificationOfGig(
  database: Database,
  { gigId, name }: { gigId: number; name: string },
): Promise<number> {
  const certification = await database
    .insertInto('certifications')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const requirement = await database
    .insertInto('requirements')
    .values({ name, category: 'CERTIFICATION' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('gig_requirements')
    .values({ gig_id: gigId, requirement_id: requirement.id })
    .execute();
  await database.updateTable('gigs').set({ require_certifications: true }).where('id', '=', gigId).execute();
  return certification.id;
}
