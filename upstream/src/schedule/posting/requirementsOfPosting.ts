import type { Database } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/errors.ts';
import type { Posting } from './postingBody.ts';

/**
 * Splits the requirements of a posting by position: those for every position, and those for one.
 *
 * @returns a function from a position's id to the ids of its requirements
 * @throws ApiError invalid at `selected_requirement_ids.N` for a deleted one, one of another location or
 *   of none of the positions
 */
export async function requirementsOfPosting(
  trx: Database,
  locationId: number,
  { selected_requirement_ids: ids }: Pick<Posting, 'selected_requirement_ids'>,
  skillIds: readonly number[],
): Promise<(skillId: number) => number[]> {
  if (ids.length === 0) return () => [];
  const found = await trx
    .selectFrom('requirements')
    .select(['id', 'skill_id'])
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('skill_id', 'is', null), eb('skill_id', 'in', skillIds)]))
    .where((eb) => eb.or([eb('location_id', 'is', null), eb('location_id', '=', locationId)]))
    .orderBy('id')
    .execute();
  const good = new Set(found.map(({ id }) => id));
  const problems = ids.flatMap((id, index) =>
    good.has(id)
      ? []
      : [
          {
            code: 'invalid',
            message: 'This requirement does not go with the position',
            target: `selected_requirement_ids.${index}`,
          },
        ],
  );
  if (problems.length > 0) throw invalidFields(problems);
  return (skillId) =>
    found.filter(({ skill_id }) => skill_id === null || skill_id === skillId).map(({ id }) => id);
}
