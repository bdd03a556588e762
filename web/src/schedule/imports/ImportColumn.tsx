import {
  importFieldLabel,
  importFields,
  type ImportField,
} from '@brigade/domain/schedule/imports/importFields.ts';
import { Select } from '../../ui/fields/Select.tsx';
import styles from './ImportTable.module.css';

interface Props {
  /** The pasted heading. */
  heading: string;
  field: ImportField | null;
  onChosen: (field: ImportField | null) => void;
}

const ignored = 'ignored';

const options = [
  ...importFields.map((value) => ({ value, label: importFieldLabel(value) })),
  { value: ignored, label: 'Ignore' },
];

/** The heading of a column, with the choice of its field. */
export function ImportColumn({ heading, field, onChosen }: Props) {
  return (
    <th scope="col" data-ignored={field === null || undefined}>
      <span className={styles.heading}>{heading}</span>
      <Select
        label={`Field of “${heading}”`}
        isLabelHidden
        options={options}
        value={field ?? ignored}
        onChange={(value) => onChosen(importFields.find((known) => known === value) ?? null)}
      />
    </th>
  );
}
