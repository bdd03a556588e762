import { isUsable } from '../requirements/usableRequirements.ts';
import type { PostingChoices } from './postingChoices.ts';
import type { PostingValues } from './postingValues.ts';
import { skillIdsOf } from './skillIdsOf.ts';

/**
 * Ids of the requirements that are ticked and in sight. One that was ticked for another position, or that is gone since,
 * could not be unticked when the server refuses it.
 */
export function askedRequirements(
  values: PostingValues,
  choices: PostingChoices['requirements'],
): readonly string[] {
  if (choices === null) return values.requirementIds;
  const skillIds = skillIdsOf(values);
  const usable = new Set(
    choices.filter((requirement) => isUsable(requirement, skillIds)).map(({ id }) => id),
  );
  return values.requirementIds.filter((id) => usable.has(id));
}
