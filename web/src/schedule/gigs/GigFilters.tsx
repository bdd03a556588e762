import { breakComplianceLabel } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import {
  defaultGigListStatuses,
  gigListStatuses,
  gigListStatusLabel,
} from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { gigOrders } from '@brigade/domain/schedule/gigs/gigOrder.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigFilters_query$key } from '../../__generated__/GigFilters_query.graphql.ts';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import styles from './GigFilters.module.css';
import {
  breakChoices,
  eventChoices,
  listTypes,
  withoutFilters,
  type GigListChoice,
} from './gigListSearch.ts';
import { positionOption } from '../../pros/skills/positionOption.tsx';

const typeLabels = { MARKETPLACE: 'Marketplace', NETWORK: 'Network' };
const eventLabels = { events: 'Event shifts', gigs: 'Other shifts' };

interface Props {
  query: GigFilters_query$key;
  choice: GigListChoice;
  onChosen: (choice: GigListChoice) => void;
  /** The saved filters, rendered before the sort order. */
  children?: ReactNode;
}

/** The filters and the sort order of the list. */
export function GigFilters({ query, choice, onChosen, children }: Props) {
  const { skills } = useFragment(
    graphql`
      fragment GigFilters_query on Query {
        skills {
          databaseId
          name
        }
      }
    `,
    query,
  );
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
    if (filterId === 'managed') onChosen({ ...choice, isManaged: selected.length > 0 });
    if (filterId === 'positions') onChosen({ ...choice, positions: selected.map(Number) });
  };

  return (
    <div className={styles.filters}>
      <FilterBar
        search={
          <SearchField
            label="Search shifts"
            placeholder="Position, event, #number"
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
            options: (skills ?? []).map(({ databaseId, name }) => positionOption(databaseId, name)),
            selected: choice.positions.map(String),
          },
          {
            id: 'events',
            label: 'Event',
            options: eventChoices.map((value) => ({ value, label: eventLabels[value] })),
            selected: choice.events === null ? [] : [choice.events],
            isSingle: true,
          },
          // Breaks are judged once people work.
          ...(choice.period === 'upcoming' && choice.breaks === null
            ? []
            : [
                {
                  id: 'breaks',
                  label: 'Breaks',
                  options: breakChoices.map((value) => ({ value, label: breakComplianceLabel(value) })),
                  selected: choice.breaks === null ? [] : [choice.breaks],
                  isSingle: true,
                },
              ]),
          {
            id: 'managed',
            label: 'Where',
            options: [{ value: 'true', label: 'All my locations' }],
            selected: choice.isManaged ? ['true'] : [],
            isSingle: true,
          },
        ]}
        onChanged={change}
        onCleared={() => onChosen({ ...withoutFilters(choice), search: choice.search, isManaged: false })}
      >
        {children}
        <Select
          label="Sort by"
          isLabelHidden
          className={styles.sort}
          options={gigOrders}
          value={choice.order}
          onChange={(value) => {
            const order = gigOrders.find((offered) => offered.value === value);
            if (order) onChosen({ ...choice, order: order.value });
          }}
        />
      </FilterBar>
    </div>
  );
}
