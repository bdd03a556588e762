import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import styles from './FilterBar.module.css';
import { FilterChip } from '../actions/FilterChip.tsx';
import type { SelectOption } from '../fields/Select.tsx';

export interface Filter {
  id: string;
  label: string;
  options: readonly SelectOption[];
  /** The values of the chosen options. */
  selected: readonly string[];
  /** What is chosen when no one filters; none by default. */
  defaultSelected?: readonly string[];
  /** One option at most. */
  isSingle?: boolean;
}

export interface FilterBarProps {
  filters: readonly Filter[];
  onChanged: (filterId: string, selected: string[]) => void;
  /** Brings every filter back to its default. */
  onCleared?: () => void;
  /** Shown before the chips: a SearchField. */
  search?: ReactNode;
  /** Shown after the chips: a Button for rarer filters. */
  more?: ReactNode;
  /** Shown at the end: a Select for the order, a view switch. */
  children?: ReactNode;
}

/** The filters of a list as a row of chips. A chip that filters is filled and says what for. */
export function FilterBar({ filters, onChanged, onCleared, search, more, children }: FilterBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label="Filters">
      {search ? <div className={styles.search}>{search}</div> : null}
      <div className={styles.chips}>
        {filters.map((filter) => (
          <FilterChip
            key={filter.id}
            filter={filter}
            isActive={isFiltering(filter)}
            onChanged={(selected) => onChanged(filter.id, selected)}
          />
        ))}
        {more}
        {onCleared && filters.some(isFiltering) ? (
          <Button variant="text" size="small" onPress={onCleared}>
            Clear all
          </Button>
        ) : null}
      </div>
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  );
}

function isFiltering({ selected, defaultSelected = [] }: Filter): boolean {
  return (
    selected.length !== defaultSelected.length || selected.some((value) => !defaultSelected.includes(value))
  );
}
