import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { positionOption } from '../../pros/skills/positionOption.tsx';
import type { Filter } from '../../ui/layout/FilterBar.tsx';
import { timeOptions, whenValue } from './pastWorkTimes.ts';
import type { PastWorkChoice } from './pastWorkSearch.ts';

const ratings = [4.8, 4.5, 4, 3.5];

/** The filters of past work, set to what is chosen. */
export function pastWorkChips(
  choice: PastWorkChoice,
  positions: readonly { id: number; name: string }[],
  today: Temporal.PlainDate,
): Filter[] {
  const { positionIds, minimumRating, isEverywhere, name } = choice;
  const when = whenValue(choice);
  return [
    {
      id: 'positions',
      label: 'Worked as',
      options: positions.map((position) => positionOption(position.id, position.name)),
      selected: positionIds.map(String),
    },
    {
      id: 'rating',
      label: 'Rating',
      options: (minimumRating === null || ratings.includes(minimumRating)
        ? ratings
        : [...ratings, minimumRating].toSorted((one, other) => other - one)
      ).map((rating) => ({ value: String(rating), label: `${rating} and up` })),
      selected: minimumRating === null ? [] : [String(minimumRating)],
      isSingle: true,
    },
    {
      id: 'when',
      label: 'When',
      options: timeOptions(choice, today),
      selected: when === null ? [] : [when],
      isSingle: true,
    },
    {
      id: 'managed',
      label: 'Where',
      options: [{ value: 'true', label: 'All my locations' }],
      selected: isEverywhere ? ['true'] : [],
      isSingle: true,
    },
    ...(name === ''
      ? []
      : [
          {
            id: 'name',
            label: 'Name',
            options: [{ value: name, label: name }],
            selected: [name],
            isSingle: true,
          },
        ]),
  ];
}
