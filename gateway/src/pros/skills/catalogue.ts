import type { Context } from '../../platform/context.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { found } from '../../platform/schema/found.ts';
import { listSkills } from './skillsApi.ts';
import type { SkillDefaultsWire, SkillWire } from './skillWire.ts';

/**
 * All positions, the most asked-for first: one call a request.
 *
 * @param place with the wages of a location's market.
 */
export function catalogue(
  { rest }: Pick<Context, 'rest'>,
  place: { location_id?: number } = {},
): Promise<readonly SkillDefaultsWire[]> {
  const query = { query: 'ordered_by_popularity', ...place } as const;
  return wholeList((page) => rest.call(listSkills, { query: { ...query, ...page } }), 'plain');
}

/**
 * A position with its defaults.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export async function catalogued(id: number, context: Context): Promise<SkillDefaultsWire> {
  const skills = await catalogue(context);
  return found(skills.find((skill) => skill.id === id) ?? null, 'skill');
}

/** Resolves a field from the catalogue, which is loaded once for all positions. */
export function ofCatalogue<Value>(pick: (skill: SkillDefaultsWire) => Value) {
  return async ({ id }: SkillWire, _args: object, context: Context): Promise<Value> =>
    pick(await catalogued(id, context));
}

/** As {@link ofCatalogue}, for what is the same in every market: what brought the defaults along is not asked again. */
export function ofDefaults<Value>(pick: (skill: SkillDefaultsWire) => Value) {
  const load = ofCatalogue(pick);
  return (skill: SkillWire, args: object, context: Context): Value | Promise<Value> =>
    hasDefaults(skill) ? pick(skill) : load(skill, args, context);
}

function hasDefaults(skill: SkillWire): skill is SkillDefaultsWire {
  return 'default_description' in skill;
}
