import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/** @throws ApiError not_found unless the application is one of the user, who is a pro */
export async function requireOwnApplication(
  database: Database,
  userId: number,
  applicationId: number,
): Promise<void> {
  const own = await database
    .selectFrom('gig_applications')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select('gig_applications.id')
    .where('gig_applications.id', '=', applicationId)
    .where('pros.user_id', '=', userId)
    .executeTakeFirst();
  if (!own) throw notFound('application');
}

/** @throws ApiError not_found unless the dispute is one of the user, who is a pro */
export async function requireOwnDispute(database: Database, userId: number, id: number): Promise<void> {
  const own = await database
    .selectFrom('disputes')
    .innerJoin('pros', 'pros.id', 'disputes.pro_id')
    .select('disputes.id')
    .where('disputes.id', '=', id)
    .where('pros.user_id', '=', userId)
    .executeTakeFirst();
  if (!own) throw notFound('dispute');
}
