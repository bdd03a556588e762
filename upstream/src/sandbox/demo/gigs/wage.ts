import type { DemoLocation } from '../locations/demoLocation.ts';
import type { RandomStream } from '../random/randomStream.ts';
import type { DemoSkill } from '../skills/skills.ts';

const highestWage = 75;

/** In dollars per hour, in steps of 50 cents: the usual wage plus premiums for the market, the weekend and chance. */
export function drawWage(
  stream: RandomStream,
  skill: DemoSkill,
  location: DemoLocation,
  isBusyDay: boolean,
): number {
  const luck = stream.weighted([
    [-1, 1],
    [-0.5, 2],
    [0, 4],
    [0.5, 3],
    [1.5, 1],
    [3, 0.3],
  ]);
  const wage = skill.default_wage_amount + location.wageOffset + (isBusyDay ? 1 : 0) + luck;
  return Math.min(
    highestWage,
    Math.max(Math.ceil(skill.minimum_wage_amount * 2) / 2, Math.round(wage * 2) / 2),
  );
}

/** Unpaid minutes: none up to 5 hours, 30 above, 60 above 10. */
export function unpaidBreakMinutes(start: number, end: number): number {
  const hours = (end - start) / 3_600_000;
  if (hours <= 5) return 0;
  return hours <= 10 ? 30 : 60;
}
