import { answerableUsers } from '../../businesses/teams/answerableUsers.ts';
import type { Database } from '../../platform/database/database.ts';

/** The active users who look after the payments of a location: those who answer for it and may pay. */
export function payersOf(database: Database, locationId: number): Promise<number[]> {
  return answerableUsers(database, locationId, ['ADMIN', 'TEAM_MEMBER']);
}
