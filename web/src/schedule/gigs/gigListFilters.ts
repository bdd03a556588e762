import { breakComplianceLabel, breakFilterLabel } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import {
  defaultGigListStatuses,
  gigListStatuses,
  gigListStatusLabel,
} from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import type { SelectOption } from '../../ui/fields/Select.tsx';
import type { Filter } from '../../ui/layout/FilterBar.tsx';
import { breakChoices, eventChoices, type GigListChoice, listTypes } from './gigListSearch.ts';

const typeLabels = { MARKETPLACE: 'Marketplace', NETWORK: 'Network' };
const eventLabels = { events: 'Event shifts', gigs: 'Other shifts' };

interface Offered {
  readonly positions: readonly SelectOption[];
  /** Whether some of the gigs have begun: breaks are judged once people work. */
  readonly hasWork: boolean;
}

/** The filters that the list and the calendar of gigs share. */
export function gigListFilters(choice: GigListChoice, { positions, hasWork }: Offered): Filter[] {
  return [
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
      options: positions,
      selected: choice.positions.map(String),
    },
    {
      id: 'events',
      label: 'Event',
      options: eventChoices.map((value) => ({ value, label: eventLabels[value] })),
      selected: choice.events === null ? [] : [choice.events],
      isSingle: true,
    },
    // A filter that hides gigs is never hidden itself.
    ...(hasWork || choice.breaks !== null
      ? [
          {
            id: 'breaks',
            label: breakFilterLabel,
            options: breakChoices.map((value) => ({ value, label: breakComplianceLabel(value) })),
            selected: choice.breaks === null ? [] : [choice.breaks],
            isSingle: true,
          },
        ]
      : []),
  ];
}
