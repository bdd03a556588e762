import type { ProFilter } from '../../__generated__/ProSearchScreenQuery.graphql.ts';
import type { ProFlag } from './proFlags.ts';
import type { ProSearchChoice } from './proSearch.ts';

const hours = {
  UNDER_10: 'UNDER_10',
  '10_20': 'FROM_10_TO_20',
  '20_30': 'FROM_20_TO_30',
  '30_40': 'FROM_30_TO_40',
  OVER_40: 'OVER_40',
} as const;

/** What the list asks the gateway for. What is not filtered by is left out, so that equal lists are asked for equally. */
export function proSearchVariables(locationId: number, choice: ProSearchChoice) {
  const flag = (id: ProFlag) =>
    choice.flags.includes(id) || (choice.withoutFlags.includes(id) ? false : null);
  const filter: Record<string, unknown> = {
    area: choice.isInMarket ? 'MARKET' : null,
    name: choice.name === '' ? null : choice.name,
    badges: some(choice.badges),
    skillDatabaseIds: some(choice.positions),
    skillGroup: choice.skillGroup,
    minimumRating: choice.minimumRating,
    timeBlocks: some(choice.timeBlocks),
    daysOfWeek: some(choice.days),
    hoursPerWeek: some(choice.hours.map((value) => hours[value])),
    contractorTypes: some(choice.contractorTypes),
    certificationDatabaseIds: some(choice.certifications),
    claimedCertificationDatabaseIds: some(choice.claimedCertifications),
    isFavorite: flag('is_favorite'),
    // Who is blocked is not in the way, and is still found by name.
    isBlocked: flag('is_blocked') ?? (choice.name === '' ? false : null),
    isVerified: flag('is_verified'),
    hasWorkedTogether: flag('has_worked_together'),
    hasBackgroundCheck: flag('has_background_check'),
  } satisfies { [Name in keyof ProFilter]-?: unknown };
  const said: ProFilter = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
  return { locationId, filter: said, orderBy: choice.order };
}

function some<Value>(values: readonly Value[]): Value[] | null {
  return values.length > 0 ? [...values] : null;
}
