import { currentMs } from '../../platform/clock/currentTime.ts';
import { positionOption } from '../../pros/skills/positionOption.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { changeGigListFilter } from '../gigs/changeGigListFilter.ts';
import { gigListFilters } from '../gigs/gigListFilters.ts';
import { type GigListChoice, withoutFilters } from '../gigs/gigListSearch.ts';
import type { BoardGig } from './entries/boardGig.ts';

interface Props {
  /** The gigs of the visible period, before filtering by position. */
  gigs: readonly BoardGig[];
  choice: GigListChoice;
  onChosen: (choice: GigListChoice) => void;
  /** Whether people are shown, and searched by name. */
  isByPerson: boolean;
}

/** The filters of the calendar. Offers only positions that have gigs in the visible period. */
export function CalendarFilters({ gigs, choice, onChosen, isByPerson }: Props) {
  const positions = new Map(gigs.map(({ skillDatabaseId, skillName }) => [skillDatabaseId, skillName]));
  for (const id of choice.positions)
    if (!positions.has(id)) positions.set(id, 'Position without shifts in this period');
  const options = [...positions]
    .map(([id, name]) => positionOption(id, name))
    .toSorted((one, other) => one.label.localeCompare(other.label));

  return (
    <FilterBar
      search={
        <SearchField
          key={String(isByPerson)}
          label={isByPerson ? 'Search pros' : 'Search shifts'}
          placeholder={isByPerson ? 'Name of a pro' : 'Position, event, #number'}
          value={choice.search}
          onChange={(search) => onChosen({ ...choice, search })}
          delay={300}
        />
      }
      filters={gigListFilters(choice, {
        positions: options,
        hasWork: gigs.some(({ startMs }) => startMs <= currentMs()),
      })}
      onChanged={(id, selected) => onChosen(changeGigListFilter(choice, id, selected))}
      onCleared={() => onChosen({ ...withoutFilters(choice), search: choice.search })}
    />
  );
}
