import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { randomId } from '../../platform/relay/randomId.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import styles from './BreakFields.module.css';
import type { BreakValues } from './breakValues.ts';

interface Props {
  breaks: readonly BreakValues[];
  /** The unpaid break of the shift, in minutes. */
  unpaidBreakMinutes: number;
  errorAt: (path: string) => string | undefined;
  onChange: (breaks: readonly BreakValues[]) => void;
}

const newBreak = { databaseId: null, recorded: null, startTime: '', endTime: '' };

/** The breaks of a pro, to correct after the fact. */
export function BreakFields({ breaks, unpaidBreakMinutes, errorAt, onChange }: Props) {
  const change = (index: number, values: Partial<BreakValues>) =>
    onChange(breaks.map((one, at) => (at === index ? { ...one, ...values } : one)));
  return (
    <fieldset className={styles.breaks}>
      <legend className={styles.legend}>Breaks</legend>
      {breaks.map((one, index) => {
        const name = breaks.length === 1 ? 'Break' : `Break ${index + 1}`;
        return (
          <div key={one.key} className={styles.break}>
            <TimeField
              label={`${name} start`}
              name={`breaks.${index}.startTime`}
              isRequired
              minuteStep={1}
              value={one.startTime}
              errorMessage={errorAt(`breaks.${index}.startTime`)}
              onChange={(startTime) => change(index, { startTime })}
            />
            <TimeField
              label={`${name} end`}
              name={`breaks.${index}.endTime`}
              isRequired
              minuteStep={1}
              value={one.endTime}
              errorMessage={errorAt(`breaks.${index}.endTime`) ?? errorAt(`breaks.${index}.databaseId`)}
              onChange={(endTime) => change(index, { endTime })}
            />
            <Button
              variant="text"
              size="small"
              aria-label={`Remove ${name.toLowerCase()}`}
              onPress={() => onChange(breaks.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      {breaks.length > 0 ? null : (
        <p className={styles.note}>
          {unpaidBreakMinutes > 0
            ? `None recorded: the unpaid break of ${formatDuration(unpaidBreakMinutes)} is deducted.`
            : 'None recorded: nothing is deducted.'}
        </p>
      )}
      <Button
        variant="outlined"
        size="small"
        onPress={() => onChange([...breaks, { ...newBreak, key: randomId() }])}
      >
        Add break
      </Button>
    </fieldset>
  );
}
