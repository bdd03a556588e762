import { importFieldLabel, type ImportField } from '@brigade/domain/schedule/imports/importFields.ts';
import Trash from 'lucide-react/icons/trash-2';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ClockNote } from './ClockNote.tsx';
import { ImportCell } from './ImportCell.tsx';
import { isValid, type ReadRow } from './importRows.ts';
import styles from './ImportTable.module.css';

interface Props {
  row: ReadRow;
  /** The field of each column; null for an ignored column. */
  fields: readonly (ImportField | null)[];
  headings: readonly string[];
  /** IANA time zone of the location. */
  zone: string;
  onTyped: (column: number, text: string) => void;
  onRemoved: () => void;
}

/** A pasted row with editable cells. */
export function ImportTableRow({ row, fields, headings, zone, onTyped, onRemoved }: Props) {
  const number = row.key + 1;
  return (
    <tr data-bad={!isValid(row) || undefined}>
      <th scope="row">
        <span className={styles.stackedOnly}>Row </span>
        {number}
      </th>
      {row.texts.map((text, column) => {
        const field = fields[column] ?? null;
        const name = field ? importFieldLabel(field) : (headings[column] ?? '');
        return (
          <ImportCell
            // Cells are never reordered or removed.
            key={`${column}-${headings[column]}`}
            column={name}
            label={`${name}, row ${number}`}
            text={text}
            isIgnored={field === null}
            problem={field ? row.problems[field] : undefined}
            onTyped={(typed) => onTyped(column, typed)}
          />
        );
      })}
      <td className={styles.verdict}>
        <div className={styles.state}>
          {isValid(row) ? (
            <Badge tone={row.isPosted ? 'warning' : 'success'}>
              {row.isPosted ? 'Posted already?' : 'Ready'}
            </Badge>
          ) : (
            <Badge tone="danger">Fix errors</Badge>
          )}
          <Button
            iconOnly
            variant="ghost"
            size="small"
            aria-label={`Remove row ${number}`}
            icon={<Trash aria-hidden="true" />}
            onPress={onRemoved}
          />
        </div>
        {row.problem === null ? null : (
          <p className={styles.problem} tabIndex={-1} data-problem="">
            {row.problem}
          </p>
        )}
        {row.gig ? (
          <ClockNote
            date={row.gig.date}
            startTime={row.gig.startTime}
            endTime={row.gig.endTime}
            zone={zone}
          />
        ) : null}
      </td>
    </tr>
  );
}
