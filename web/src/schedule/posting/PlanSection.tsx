import { graphql, useFragment } from 'react-relay/hooks';
import type { PlanSection_location$key } from '../../__generated__/PlanSection_location.graphql.ts';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DaysField } from './DaysField.tsx';
import styles from '../terms/fields.module.css';
import { PlanLine } from './PlanLine.tsx';
import type { PostingChoices } from './postingChoices.ts';
import { lineForm, type PostingForm } from './PostingForm.ts';
import { emptyLine, type ShiftLineValues } from './postingValues.ts';

/** The most lines that a plan can have: more could not be looked over. */
const mostLines = 20;

interface Props {
  location: PlanSection_location$key;
  form: PostingForm;
  place: PostingChoices;
  /** YYYY-MM-DD, at the place. */
  today: string;
}

/** Several positions over several days: days across, positions with their hours down. */
export default function PlanSection({ location: key, form, place, today }: Props) {
  const location = useFragment(
    graphql`
      fragment PlanSection_location on Location {
        ...PlanLine_location
      }
    `,
    key,
  );
  const { lines, days } = form.values;
  const setLines = (next: readonly ShiftLineValues[]) => form.setValue('lines', next);
  const newKey = () => `line-${1 + Math.max(0, ...lines.map((line) => Number(line.key.split('-')[1])))}`;

  return (
    <>
      <Card title="Days">
        <DaysField
          days={days}
          onChange={(next) => form.setValue('days', next)}
          errorMessage={form.errorAt('days')}
          today={today}
        />
      </Card>
      {lines.map((entry, index) => {
        const line = lineForm(form, index);
        return line ? (
          <PlanLine
            key={entry.key}
            form={form}
            line={line}
            title={`Position ${index + 1}`}
            location={location}
            skills={place.skills}
            days={days}
            onCopied={() => setLines(lines.toSpliced(index + 1, 0, { ...line.line, key: newKey() }))}
            {...(lines.length > 1 && { onRemoved: () => setLines(lines.toSpliced(index, 1)) })}
          />
        ) : null;
      })}
      <div className={styles.hint}>
        <Button
          variant="outlined"
          icon={<Plus aria-hidden="true" />}
          isDisabled={lines.length >= mostLines}
          onPress={() => setLines([...lines, { ...emptyLine(newKey()), ...timesOf(lines.at(-1)) }])}
        >
          Add a position
        </Button>
      </div>
    </>
  );
}

/** A further line mostly has the hours of the one before. */
function timesOf(line: ShiftLineValues | undefined) {
  return (
    line && { startTime: line.startTime, endTime: line.endTime, unpaidBreakMinutes: line.unpaidBreakMinutes }
  );
}
