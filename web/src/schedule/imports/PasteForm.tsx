import { useState } from 'react';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
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
  const { month, day, year } = currentDay(browserZone()).add({ weeks: 1 });
  return `Position, Date, Start, End, Places, Wage\n${position}, ${month}/${day}/${year}, 5 pm, 11 pm, 3, 24.50`;
}
