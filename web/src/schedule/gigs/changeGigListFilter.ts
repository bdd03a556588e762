import { gigListStatuses } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { breakChoices, eventChoices, type GigListChoice, listTypes } from './gigListSearch.ts';

/** The choice after options of one of its filters were selected, by the ids of `gigListFilters`. */
export function changeGigListFilter(
  choice: GigListChoice,
  filterId: string,
  selected: readonly string[],
): GigListChoice {
  switch (filterId) {
    case 'statuses':
      return { ...choice, statuses: gigListStatuses.filter((status) => selected.includes(status)) };
    case 'types':
      return { ...choice, types: listTypes.filter((type) => selected.includes(type)) };
    case 'positions':
      return { ...choice, positions: selected.map(Number) };
    case 'events':
      return { ...choice, events: eventChoices.find((name) => selected.includes(name)) ?? null };
    case 'breaks':
      return { ...choice, breaks: breakChoices.find((name) => selected.includes(name)) ?? null };
    case 'managed':
      return { ...choice, isManaged: selected.length > 0 };
    default:
      return choice;
  }
}
