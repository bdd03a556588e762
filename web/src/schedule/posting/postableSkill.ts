import { dollarsText } from '../terms/dollars.ts';
import type { ShiftLineValues } from './postingValues.ts';

/** A position that can be posted, with what a new gig for it begins with. Wages are in cents an hour. */
export interface PostableSkill {
  readonly id: string;
  readonly name: string;
  readonly defaultDescription: string;
  readonly defaultNoExperienceRequired: boolean;
  /** What a new gig begins with. */
  readonly startingWage: number;
  readonly minimumWage: number | null;
  readonly recommendedWage: number | null;
  readonly boostedWage: number | null;
}

/**
 * What changes in a line with its position: wage and description become those that the new position begins with, unless
 * the person wrote their own.
 */
export function positionChange(
  line: ShiftLineValues,
  former: PostableSkill | undefined,
  chosen: PostableSkill,
): Partial<ShiftLineValues> {
  const hasOwnWage = line.wage !== '' && line.wage !== firstWage(former);
  const hasOwnText = line.description !== '' && line.description !== former?.defaultDescription;
  return {
    skillId: chosen.id,
    ...(hasOwnWage ? {} : { wage: firstWage(chosen) }),
    ...(hasOwnText ? {} : { description: chosen.defaultDescription }),
  };
}

function firstWage(skill: PostableSkill | undefined): string {
  return skill === undefined ? '' : dollarsText(skill.startingWage);
}
