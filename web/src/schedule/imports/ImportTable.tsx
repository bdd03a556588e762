import { importFieldLabel, requiredImportFields } from '@brigade/domain/schedule/imports/importFields.ts';
import type { ImportReading } from '@brigade/domain/schedule/imports/readImportRow.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ImportColumn } from './ImportColumn.tsx';
import { isValid } from './importRows.ts';
import { ImportTableRow } from './ImportTableRow.tsx';
import styles from './ImportTable.module.css';
import type { PastedTable } from './parseTable.ts';
import { useImport } from './useImport.ts';
import { useNextProblem } from './useNextProblem.ts';

interface Props {
  table: PastedTable;
  /** Of the location's node. */
  locationId: string;
  /** IANA time zone of the location. */
  zone: string;
  reading: ImportReading;
  onStartedOver: () => void;
  onFinished: () => void;
}

/** The pasted rows with their errors, to be fixed and posted. */
export function ImportTable({ table, locationId, zone, reading, onStartedOver, onFinished }: Props) {
  const work = useImport(table, locationId, reading);
  const { table: body, goToNext } = useNextProblem<HTMLTableSectionElement>();
  const valid = work.rows.filter(isValid).length;
  const invalid = work.rows.length - valid;
  const missing = requiredImportFields.filter((field) => !work.fields.includes(field));
  const { prompt, requestClose } = useUnsavedChanges(work.rows.length > 0, onStartedOver);

  const post = async () => {
    const count = await work.post();
    if (count === 0) return;
    toast({ tone: 'success', title: `${shifts(count)} posted` });
    if (count === work.rows.length) onFinished();
  };

  return (
    <div className={styles.content}>
      {missing.length > 0 ? (
        <InlineAlert tone="warning" title="Some columns are missing">
          {`Choose a column for: ${missing.map(importFieldLabel).join(', ')}.`}
        </InlineAlert>
      ) : null}
      {work.refusal === null ? null : (
        <InlineAlert
          tone="danger"
          isLive
          action={
            work.acceptTerms ? (
              <Button variant="outlined" onPress={work.acceptTerms}>
                Read and accept
              </Button>
            ) : undefined
          }
        >
          {work.refusal}
        </InlineAlert>
      )}
      <div className={styles.scroller}>
        <table className={styles.table} aria-label="Rows to import">
          <thead>
            <tr>
              <th scope="col">Row</th>
              {table.headings.map((heading, column) => (
                <ImportColumn
                  // Columns are never reordered or removed.
                  key={`${column}-${heading}`}
                  heading={heading}
                  field={work.fields[column] ?? null}
                  onChosen={(field) => work.setField(column, field)}
                />
              ))}
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {work.rows.map((row) => (
              <ImportTableRow
                key={row.key}
                row={row}
                fields={work.fields}
                headings={table.headings}
                zone={zone}
                onTyped={(column, text) => work.setText(row.key, column, text)}
                onRemoved={() => work.removeRow(row.key)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <BottomBar label="Import">
        <p role="status">
          {work.isChecking
            ? 'Checking…'
            : `${shifts(valid)} ready to import${invalid === 0 ? '' : `. Fix ${rows(invalid)}`}`}
        </p>
        <div className={styles.buttons}>
          {invalid > 0 ? (
            <Button variant="outlined" isDisabled={work.isPosting} onPress={goToNext}>
              Next error
            </Button>
          ) : null}
          <Button variant="outlined" isDisabled={work.isPosting} onPress={requestClose}>
            Start over
          </Button>
          <Button
            variant="contained"
            isDisabled={valid === 0 || work.isChecking}
            isLoading={work.isPosting}
            onPress={() => void post()}
          >
            {`Import ${shifts(valid)}`}
          </Button>
        </div>
      </BottomBar>
      {prompt}
      {work.termsOffer}
    </div>
  );
}

function shifts(count: number): string {
  return count === 1 ? '1 shift' : `${count} shifts`;
}

function rows(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
