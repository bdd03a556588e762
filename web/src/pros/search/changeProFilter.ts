import { contractorTypes, hoursPerWeek, timeBlocks } from '@brigade/domain/pros/profiles/availability.ts';
import { badges } from '@brigade/domain/pros/profiles/badges.ts';
import { weekdays } from '@brigade/domain/platform/time/weekday.ts';
import { skillGroups } from '@brigade/domain/pros/skills/skillGroup.ts';
import { proFlags } from './proFlags.ts';
import type { ProSearchChoice } from './proSearch.ts';

/** The choice with one of the filters set to these options. */
export function changeProFilter(
  choice: ProSearchChoice,
  filterId: string,
  selected: readonly string[],
): ProSearchChoice {
  const among = <Value extends string>(values: readonly Value[]) =>
    values.filter((value) => selected.includes(value));
  switch (filterId) {
    case 'area':
      return { ...choice, isInMarket: !selected.includes('anywhere') };
    case 'positions':
      return { ...choice, positions: selected.map(Number) };
    case 'rating':
      return { ...choice, minimumRating: selected[0] === undefined ? null : Number(selected[0]) };
    case 'flags':
      return changeFlags(choice, selected);
    case 'badges':
      return { ...choice, badges: among(badges) };
    case 'days':
      return { ...choice, days: among(weekdays) };
    case 'timeBlocks':
      return { ...choice, timeBlocks: among(timeBlocks) };
    case 'hours':
      return { ...choice, hours: among(hoursPerWeek) };
    case 'contractorTypes':
      return { ...choice, contractorTypes: among(contractorTypes) };
    case 'skillGroup':
      return { ...choice, skillGroup: among(skillGroups)[0] ?? null };
    case 'certifications':
      return { ...choice, certifications: selected.map(Number) };
    case 'claimedCertifications':
      return { ...choice, claimedCertifications: selected.map(Number) };
    default:
      return choice;
  }
}

/** Who is new here has not worked here before: the option that was picked last wins. */
function changeFlags(choice: ProSearchChoice, selected: readonly string[]): ProSearchChoice {
  const wasNew = choice.withoutFlags.includes('has_worked_together');
  const isNew = selected.includes('new') && !(wasNew && selected.includes('has_worked_together'));
  const flags = proFlags.map(({ id }) => id).filter((id) => selected.includes(id));
  return {
    ...choice,
    flags: isNew ? flags.filter((id) => id !== 'has_worked_together') : flags,
    withoutFlags: isNew ? ['has_worked_together'] : [],
  };
}
