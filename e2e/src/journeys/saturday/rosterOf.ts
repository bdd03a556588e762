import { graphql } from '../../stack/graphql.ts';
import type { StaffedSaturday, StaffedShift } from './staffedSaturday.ts';

interface Rostered {
  gig: { roster: { pro: { displayName: string }; timePunches: { type: string; time: string }[] }[] };
}

/** Who is on the roster of a shift, with the punches that the server has. */
export async function rosterOf(
  { stack, token }: StaffedSaturday,
  { databaseId }: StaffedShift,
): Promise<Rostered['gig']['roster']> {
  const { data } = await graphql<Rostered>(
    stack.url,
    'query ($id: DatabaseId!) { gig(databaseId: $id) { roster { pro { displayName } timePunches { type time } } } }',
    { id: databaseId },
    token,
  );
  return data?.gig.roster ?? [];
}
