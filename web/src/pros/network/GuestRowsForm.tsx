import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import styles from './ImportInvites.module.css';
import { type GuestRow, mostGuestRows, readGuestRows } from './readGuestRows.ts';

interface Props {
  /** What was pasted or read from a file. */
  text: string;
  onTyped: (text: string) => void;
  isBusy: boolean;
  onRead: (rows: readonly GuestRow[]) => void;
}

/** Takes a list of people, pasted or from a file. */
export function GuestRowsForm({ text, onTyped, isBusy, onRead }: Props) {
  const [problem, setProblem] = useState<string | undefined>();

  const read = () => {
    const rows = readGuestRows(text);
    if ('problem' in rows) setProblem(rows.problem);
    else onRead(rows);
  };
  const change = (next: string) => {
    onTyped(next);
    setProblem(undefined);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <FileField
        label="CSV file"
        action="Choose a file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        description="Or paste the rows below."
        onChosen={(file) => void file.text().then(change)}
      />
      <TextArea
        label="Rows"
        description={`One person per row, at most ${mostGuestRows} rows.`}
        placeholder={'Name,Email,Phone\nNia Fox,nia@example.com,615-555-0142'}
        rows={8}
        isRequired
        errorMessage={problem}
        value={text}
        onChange={change}
      />
      <div>
        <Button type="submit" isLoading={isBusy}>
          Check rows
        </Button>
      </div>
    </form>
  );
}
