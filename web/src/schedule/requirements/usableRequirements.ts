import {
  requirementCategories,
  type RequirementCategory,
} from '@brigade/domain/schedule/requirements/requirementCategory.ts';

/** A requirement to choose. */
export interface RequirementChoice {
  /** The global id. */
  readonly id: string;
  readonly name: string;
  readonly category: RequirementCategory;
  /** Id of the position's node; null: for every position. */
  readonly skillId: string | null;
}

/** Those of a kind. */
export interface RequirementGroup {
  readonly category: RequirementCategory;
  readonly requirements: readonly RequirementChoice[];
}

/** Whether gigs of one of these positions can ask for it. */
export function isUsable(
  { skillId }: Pick<RequirementChoice, 'skillId'>,
  skillIds: readonly string[],
): boolean {
  return skillId === null || skillIds.includes(skillId);
}

/** What gigs of these positions can ask for, by kind, in the order of the kinds; kinds without any are left out. */
export function usableRequirements(
  requirements: readonly RequirementChoice[],
  skillIds: readonly string[],
): readonly RequirementGroup[] {
  const usable = requirements.filter((requirement) => isUsable(requirement, skillIds));
  return requirementCategories
    .map((category) => ({
      category,
      requirements: usable.filter((requirement) => requirement.category === category),
    }))
    .filter((group) => group.requirements.length > 0);
}
