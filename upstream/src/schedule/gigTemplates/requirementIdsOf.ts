import type { Database } from '../../platform/database/database.ts';
import { requireRequirements } from '../requirements/requireRequirements.ts';
import { enforceRequirementLimit } from '../requirements/enforceRequirementLimit.ts';
import type { GigTemplateChanges } from './gigTemplateBody.ts';

type Place = { locationId: number; skillId: number };

type Asked = Pick<GigTemplateChanges, 'requirement_ids' | 'requirements'>;

/**
 * The ids of the requirements that a request sends. Finds or creates requirements that are sent as text. Undefined when
 * the request sends none of the fields.
 *
 * @throws ApiError invalid at `requirement_ids` for one of another location
 */
export async function requirementIdsOf(
  trx: Database,
  place: Place,
  { requirement_ids: ids, requirements }: Asked,
): Promise<number[] | undefined> {
  if (ids === undefined && requirements === undefined) return undefined;
  await requireRequirements(trx, place.locationId, ids ?? []);
  const wanted = new Set(ids);
  for (const requirement of requirements ?? []) wanted.add(await writtenDown(trx, place, requirement));
  return [...wanted];
}

async function writtenDown(
  trx: Database,
  { locationId, skillId }: Place,
  { name, category }: NonNullable<Asked['requirements']>[number],
): Promise<number> {
  const known = await trx
    .selectFrom('requirements')
    .select('id')
    .where((eb) => eb.or([eb('location_id', 'is', null), eb('location_id', '=', locationId)]))
    .where((eb) => eb.or([eb('skill_id', 'is', null), eb('skill_id', '=', skillId)]))
    .where('category', '=', category)
    .where(({ fn }) => fn('lower', ['name']), '=', name.toLowerCase())
    .orderBy('id')
    .executeTakeFirst();
  if (known) return known.id;
  await enforceRequirementLimit(trx, locationId);
  const { id } = await trx
    .insertInto('requirements')
    .values({ location_id: locationId, skill_id: skillId, name, category })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
