import { gigOrders } from '@brigade/domain/schedule/gigs/gigOrder.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigFilters_query$key } from '../../__generated__/GigFilters_query.graphql.ts';
import { positionOption } from '../../pros/skills/positionOption.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { changeGigListFilter } from './changeGigListFilter.ts';
import styles from './GigFilters.module.css';
import { gigListFilters } from './gigListFilters.ts';
import { type GigListChoice, withoutFilters } from './gigListSearch.ts';

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
          ...gigListFilters(choice, {
            positions: (skills ?? []).map(({ databaseId, name }) => positionOption(databaseId, name)),
            hasWork: choice.period !== 'upcoming',
          }),
          {
            id: 'managed',
            label: 'Where',
            options: [{ value: 'true', label: 'All my locations' }],
            selected: choice.isManaged ? ['true'] : [],
            isSingle: true,
          },
        ]}
        onChanged={(id, selected) => onChosen(changeGigListFilter(choice, id, selected))}
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
