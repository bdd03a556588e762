import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { dayLabel } from './dayLabel.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './DaysField.module.css';

const HolidayText = lazy(() => import('../holidays/HolidayText.tsx'));

/** The most days of one plan. */
const mostDays = 31;

interface Props {
  /** YYYY-MM-DD, in order. */
  days: readonly string[];
  onChange: (days: readonly string[]) => void;
  errorMessage: string | undefined;
  /** The first day that can be added, YYYY-MM-DD. */
  today: string;
}

/** The days of a plan: a week to begin with, each with a way out, and others as needed. */
export function DaysField({ days, onChange, errorMessage, today }: Props) {
  const [next, setNext] = useState('');
  const last = days.at(-1);
  const add = (added: readonly string[]) =>
    onChange([...new Set([...days, ...added])].toSorted().slice(0, mostDays));
  const weekAfter = Temporal.PlainDate.from(last ?? today);

  return (
    <div className={styles.field}>
      {days.length > 0 ? (
        <ul className={styles.days} aria-label="Days">
          {days.map((day) => {
            const { weekday, date } = dayLabel(Temporal.PlainDate.from(day));
            return (
              <li key={day}>
                <button
                  type="button"
                  className={styles.day}
                  onClick={() => onChange(days.filter((other) => other !== day))}
                >
                  <span>
                    <VisuallyHidden>Remove </VisuallyHidden>
                    {weekday}, {date}
                    <Suspense>
                      <HolidayText date={day} />
                    </Suspense>
                  </span>
                  <X aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <div className={styles.add}>
        <DateField
          label="Another day"
          value={next}
          onChange={setNext}
          min={today}
          errorMessage={errorMessage}
        />
        <Button
          variant="outlined"
          isDisabled={next === '' || days.length >= mostDays}
          onPress={() => {
            add([next]);
            setNext('');
          }}
        >
          Add day
        </Button>
        <Button
          variant="text"
          isDisabled={days.length >= mostDays}
          onPress={() =>
            add(
              Array.from({ length: 7 }, (_, offset) =>
                weekAfter.add({ days: offset + (last === undefined ? 0 : 1) }).toString(),
              ),
            )
          }
        >
          Add 7 days
        </Button>
      </div>
    </div>
  );
}
