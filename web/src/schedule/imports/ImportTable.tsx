import { importFieldLabel, requiredImportFields } from '@brigade/domain/imports/importFields.ts';
import type { ImportReading } from '@brigade/domain/schedule/imports/readImportRow.ts';
import { useUnsavedChanges } from '../../shell/useUnsavedChanges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ImportColumn } from './ImportColumn.tsx';
import { isGood } from './importRows.ts';
import { ImportTableRow } from './ImportTableRow.tsx';
import styles from './ImportTable.module.css';
import type { PastedTable } from './parseTable.ts';
import { useImport } from './useImport.ts';
import { useNextProblem } from './useNextProblem.ts';

interface Props {
  table: PastedTable;
  /** Of the location's node. */
  locationId: string;
  /** IANA name of the zone of the place. */
  zone: string;
  reading: ImportReading;
  onStartedOver: () => void;
  onFinished: () => void;
}

/** The pasted rows, each with what is wrong with it at its cell, to be mended and posted. */
export function ImportTable({ table, locationId, zone, reading, onStartedOver, onFinished }: Props) {
  const work = useImport(table, locationId, reading);
  const { table: body, goToNext } = useNextProblem<HTMLTableSectionElement>();
  const good = work.rows.filter(isGood).length;
  const bad = work.rows.length - good;
  const missing = requiredImportFields.filter((field) => !work.fields.includes(field));
  const { prompt, requestClose } = useUnsavedChanges(work.rows.length > 0, onStartedOver);

  const post = async () => {
    const count = await work.post();
    if (count === 0) return;
    toast({ tone: 'success', title: `${gigs(count)} posted` });
    if (count === work.rows.length) onFinished();
  };

  return (
    <div className={styles.content}>
      {missing.length > 0 ? (
        <InlineAlert tone="warning" title="Some columns are missing">
          {`Say above a column that it is: ${missing.map(importFieldLabel).join(', ')}.`}
        </InlineAlert>
      ) : null}
      {work.refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
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
                  // Columns neither move nor vanish.
                  key={`${column}-${heading}`}
                  heading={heading}
                  field={work.fields[column] ?? null}
                  onChosen={(field) => work.setField(column, field)}
                />
              ))}
              <th scope="col">State</th>
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
      <div className={styles.bar}>
        <p role="status">
          {work.isChecking
            ? 'Checking…'
            : `${gigs(good)} can be posted${bad === 0 ? '' : `, ${bad === 1 ? '1 row needs' : `${bad} rows need`} mending`}`}
        </p>
        <div className={styles.buttons}>
          {bad > 0 ? (
            <Button variant="outlined" isDisabled={work.isPosting} onPress={goToNext}>
              Next problem
            </Button>
          ) : null}
          <Button variant="outlined" isDisabled={work.isPosting} onPress={requestClose}>
            Start over
          </Button>
          <Button
            variant="contained"
            isDisabled={good === 0 || work.isChecking}
            isLoading={work.isPosting}
            onPress={() => void post()}
          >
            {bad === 0 ? `Import all ${good}` : `Import the ${good} good ones`}
          </Button>
        </div>
      </div>
      {prompt}
    </div>
  );
}

function gigs(count: number): string {
  return count === 1 ? '1 gig' : `${count} gigs`;
}
