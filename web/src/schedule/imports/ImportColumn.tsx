import { importFieldLabel, importFields, type ImportField } from '@brigade/domain/imports/importFields.ts';
import { Select } from '../../ui/fields/Select.tsx';
import styles from './ImportTable.module.css';

interface Props {
  /** As it was pasted. */
  heading: string;
  field: ImportField | null;
  onChosen: (field: ImportField | null) => void;
}

const ignored = 'ignored';

const options = [
  ...importFields.map((value) => ({ value, label: importFieldLabel(value) })),
  { value: ignored, label: 'Ignore' },
];

/** The head of a column: what it is. */
export function ImportColumn({ heading, field, onChosen }: Props) {
  return (
    <th scope="col" data-ignored={field === null || undefined}>
      <span className={styles.heading}>{heading}</span>
      <Select
        label={`What “${heading}” is`}
        isLabelHidden
        options={options}
        value={field ?? ignored}
        onChange={(value) => onChosen(importFields.find((known) => known === value) ?? null)}
      />
    </th>
  );
}
