import { breakComplianceLabel, breakFilterLabel } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { type BreakChoice, breakChoices } from '../../schedule/gigs/gigListSearch.ts';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import styles from './pay.module.css';

interface Props {
  breaks: BreakChoice | null;
  onChosen: (breaks: BreakChoice | null) => void;
}

/** The filter of what is due, by the breaks of the work. */
export function PayFilters({ breaks, onChosen }: Props) {
  return (
    <div className={styles.filters}>
      <FilterBar
        filters={[
          {
            id: 'breaks',
            label: breakFilterLabel,
            isSingle: true,
            options: breakChoices.map((value) => ({ value, label: breakComplianceLabel(value) })),
            selected: breaks === null ? [] : [breaks],
          },
        ]}
        onChanged={(_filter, selected) =>
          onChosen(breakChoices.find((name) => selected.includes(name)) ?? null)
        }
      />
    </div>
  );
}
