import {
  defaultGigListStatuses,
  gigListStatuses,
  gigListStatusLabel,
} from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { breakComplianceLabel } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { currentMs } from '../../platform/clock/currentTime.ts';
import {
  breakChoices,
  eventChoices,
  listTypes,
  withoutFilters,
  type GigListChoice,
} from '../gigs/gigListSearch.ts';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import type { BoardGig } from './entries/boardGig.ts';
import { positionOption } from '../../pros/skills/positionOption.tsx';

const typeLabels = { MARKETPLACE: 'Marketplace', NETWORK: 'Network' };
const eventLabels = { events: 'Event shifts', gigs: 'Other shifts' };

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

  // Breaks are judged once people work.
  const hasWork = gigs.some(({ startMs }) => startMs <= currentMs());

  const change = (filterId: string, selected: readonly string[]) => {
    if (filterId === 'statuses') {
      onChosen({ ...choice, statuses: gigListStatuses.filter((status) => selected.includes(status)) });
    }
    if (filterId === 'types') {
      onChosen({ ...choice, types: listTypes.filter((type) => selected.includes(type)) });
    }
    if (filterId === 'events') {
      onChosen({ ...choice, events: eventChoices.find((name) => selected.includes(name)) ?? null });
    }
    if (filterId === 'breaks') {
      onChosen({ ...choice, breaks: breakChoices.find((name) => selected.includes(name)) ?? null });
    }
    if (filterId === 'positions') onChosen({ ...choice, positions: selected.map(Number) });
  };

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
      filters={[
        {
          id: 'statuses',
          label: 'Status',
          options: gigListStatuses.map((value) => ({ value, label: gigListStatusLabel(value) })),
          selected: choice.statuses,
          defaultSelected: defaultGigListStatuses,
        },
        {
          id: 'types',
          label: 'Type',
          options: listTypes.map((value) => ({ value, label: typeLabels[value] })),
          selected: choice.types,
        },
        {
          id: 'positions',
          label: 'Position',
          options,
          selected: choice.positions.map(String),
        },
        {
          id: 'events',
          label: 'Event',
          options: eventChoices.map((value) => ({ value, label: eventLabels[value] })),
          selected: choice.events === null ? [] : [choice.events],
          isSingle: true,
        },
        ...(hasWork || choice.breaks !== null
          ? [
              {
                id: 'breaks',
                label: 'Breaks',
                options: breakChoices.map((value) => ({ value, label: breakComplianceLabel(value) })),
                selected: choice.breaks === null ? [] : [choice.breaks],
                isSingle: true,
              },
            ]
          : []),
      ]}
      onChanged={change}
      onCleared={() => onChosen({ ...withoutFilters(choice), search: choice.search })}
    />
  );
}
