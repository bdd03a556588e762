import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useId } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { FieldErrorText } from '../../ui/fields/Field.tsx';
import control from '../../ui/fields/control.module.css';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { dayLabel } from './dayLabel.ts';
import styles from './PlacesByDay.module.css';
import type { LineForm } from './PostingForm.ts';

interface Props {
  line: LineForm;
  days: readonly string[];
}

/** How many pros work a line on each day; an empty day has none. */
export function PlacesByDay({ line: { line, change, errorAt }, days }: Props) {
  const errorId = useId();
  const error = errorAt('placesByDay');
  const set = (day: string, places: string) =>
    change({ placesByDay: { ...line.placesByDay, [day]: places } });
  const first = days.map((day) => line.placesByDay[day] ?? '').find((places) => places.trim() !== '');
  const isUneven = days.some((day) => (line.placesByDay[day] ?? '') !== first);

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Pros needed each day</legend>
      <div className={styles.days}>
        {days.map((day) => {
          const { weekday, date } = dayLabel(Temporal.PlainDate.from(day));
          return (
            <label key={day} className={styles.day}>
              <span className={styles.label}>
                {weekday} <span className={styles.date}>{date}</span>
              </span>
              <span className={control.box}>
                <input
                  className={styles.input}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="–"
                  value={line.placesByDay[day] ?? ''}
                  onChange={(event) => set(day, event.target.value)}
                  aria-invalid={isMarked(day, days, errorAt) || undefined}
                  aria-describedby={error ? errorId : undefined}
                />
              </span>
            </label>
          );
        })}
      </div>
      <FieldErrorText id={errorId} message={error} />
      {first !== undefined && isUneven ? (
        <Button
          variant="text"
          size="small"
          onPress={() => change({ placesByDay: Object.fromEntries(days.map((day) => [day, first])) })}
        >
          {`${first} on every day`}
          <VisuallyHidden> of this position</VisuallyHidden>
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The day that is wrong; the first one where the line as a whole is. */
function isMarked(day: string, days: readonly string[], errorAt: LineForm['errorAt']): boolean {
  if (errorAt('placesByDay', day) !== undefined) return true;
  const isOfLine = errorAt('placesByDay') !== undefined;
  return isOfLine && day === days[0] && days.every((other) => errorAt('placesByDay', other) === undefined);
}
