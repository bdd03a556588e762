import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import styles from './ImportTable.module.css';
import { mostRows, parseTable, type PastedTable } from './parseTable.ts';

interface Props {
  /** The positions of the location. */
  skillNames: readonly string[];
  onPasted: (table: PastedTable) => void;
}

/** The field for the rows of a spreadsheet. */
export function PasteForm({ skillNames, onPasted }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();

  const read = () => {
    const table = parseTable(text);
    if ('problem' in table) setProblem(table.problem);
    else onPasted(table);
  };

  return (
    <div className={styles.content}>
      <Card>
        <form
          className={styles.paste}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            read();
          }}
        >
          <TextArea
            label="Rows of your spreadsheet"
            description={`Copy the cells with their headings, or the text of a CSV file, and paste them here. At most ${mostRows} rows. You can review them before anything is posted.`}
            placeholder={example(skillNames[0] ?? 'Server')}
            rows={10}
            isRequired
            errorMessage={problem}
            value={text}
            onChange={(value) => {
              setText(value);
              setProblem(undefined);
            }}
          />
          <div>
            <Button type="submit" variant="contained">
              Check rows
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

function example(position: string): string {
  return `Position\tDate\tStart\tEnd\tPlaces\tWage\n${position}\t11/28/2026\t5 pm\t11 pm\t3\t24.50`;
}
