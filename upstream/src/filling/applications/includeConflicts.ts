import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { conflictsOfApplications } from '../conflicts/conflictsOfApplications.ts';
import type { Services } from '../../platform/server/services.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

/** The query parameter that has a list bring the conflicts of its applications along. */
export const includeParameter = {
  include: z.enum(['conflicts']).optional().describe('Includes the conflicts of each applicant'),
};

/** The applications of a list, with their conflicts when those were asked for. */
export async function includeConflicts(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  { applications, include }: { applications: ApplicationResponse[]; include: 'conflicts' | undefined },
): Promise<ApplicationResponse[]> {
  if (include === undefined) return applications;
  const ids = applications.map(({ id }) => id);
  const found = await conflictsOfApplications(database, caller, { ids, now: clock.now() });
  return applications.map((application) => ({ ...application, conflicts: found.get(application.id) ?? [] }));
}
