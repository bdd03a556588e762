import { wholeList } from '../../platform/paging/wholeList.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { listRequirements } from './requirementsApi.ts';
import type { CarriedRequirementWire, RequirementWire } from './requirementWire.ts';

/**
 * The requirements of a gig or a template. Those that a server sends without an id are found by their name among what the
 * location can require; names that are not found there are left out.
 */
export async function namedRequirements(
  carried: readonly CarriedRequirementWire[],
  place: { readonly location_id: number; readonly skill_id: number },
  rest: RestSession,
): Promise<readonly RequirementWire[]> {
  if (carried.every(hasId)) return carried;
  const all = await wholeList((page) => rest.call(listRequirements, { query: { ...place, ...page } }));
  const byName = new Map(all.map((requirement) => [requirement.name, requirement]));
  return carried.flatMap((requirement) => {
    const found = hasId(requirement) ? requirement : byName.get(requirement.name);
    return found ? [found] : [];
  });
}

function hasId(requirement: CarriedRequirementWire): requirement is RequirementWire {
  return requirement.id !== undefined;
}
