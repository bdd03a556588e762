import {
  breakComplianceLabel,
  breakCompliances,
  breakFilterLabel,
} from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import styles from './Compliance.module.css';
import { type ComplianceChoice, defaultStatus } from './complianceSearch.ts';

interface Props {
  choice: ComplianceChoice;
  onChosen: (choice: ComplianceChoice) => void;
}

/** Narrows the list of breaks by pro, by status and by day. */
export function ComplianceToolbar({ choice, onChosen }: Props) {
  const { status, from, until, search } = choice;
  return (
    <div className={styles.toolbar} role="group" aria-label="Filters">
      <div className={styles.search}>
        <SearchField
          label="Find shifts by pro"
          placeholder="Find shifts by pro"
          delay={250}
          value={search}
          onChange={(name) => onChosen({ ...choice, search: name })}
        />
      </div>
      <Select
        label={breakFilterLabel}
        className={styles.status}
        options={breakCompliances.map((value) => ({ value, label: breakComplianceLabel(value) }))}
        value={status}
        onChange={(value) =>
          onChosen({ ...choice, status: breakCompliances.find((name) => name === value) ?? defaultStatus })
        }
      />
      <DateField
        label="From"
        value={from ?? ''}
        max={until ?? undefined}
        onChange={(day) => onChosen({ ...choice, from: day || null })}
      />
      <DateField
        label="Until"
        value={until ?? ''}
        min={from ?? undefined}
        onChange={(day) => onChosen({ ...choice, until: day || null })}
      />
    </div>
  );
}
