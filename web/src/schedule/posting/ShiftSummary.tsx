import { parseWrittenShift } from '@brigade/domain/schedule/gigs/parseWrittenShift.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { formatDay, formatTimeRange, zoneAbbreviation } from '@brigade/domain/platform/time/formatTime.ts';
import { shiftTimes } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { lazy, Suspense } from 'react';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import type { ShiftLineValues } from './postingValues.ts';
import styles from '../terms/fields.module.css';
import { wholeNumber } from '../terms/wholeNumber.ts';

// Most days are none: its rules come after the form.
const HolidayText = lazy(() => import('../holidays/HolidayText.tsx'));

interface Props {
  /** YYYY-MM-DD. */
  date: string;
  line: Pick<ShiftLineValues, 'startTime' | 'endTime' | 'unpaidBreakMinutes'>;
  /** IANA name of the zone of the place. */
  zone: string;
}

/** When a shift really is, in words, and what the clocks do to it. */
export function ShiftSummary({ date, line, zone }: Props) {
  if (date === '' || line.startTime === '' || line.endTime === '') return null;
  const times = shiftTimes(parseWrittenShift({ ...line, date }), zone);
  const start = times.start.toInstant();
  const pause = wholeNumber(line.unpaidBreakMinutes);
  const paid = times.minutes - pause;
  return (
    <div className={styles.hint} aria-live="polite">
      <span>
        {formatDay(start, zone, currentInstant())}, {formatTimeRange(start, times.end.toInstant(), zone)}{' '}
        {zoneAbbreviation(start, zone)}
      </span>
      <span>
        {formatDuration(times.minutes)}
        {paid > 0 && pause > 0 ? `, ${formatDuration(paid)} paid` : ''}
      </span>
      <Suspense>
        <HolidayText date={date} />
      </Suspense>
      {times.isStartMoved ? (
        <span>The clocks go forward: the shift starts at the next time that exists.</span>
      ) : null}
      {times.isRepeatedHour ? <span>The clocks go back: the first of the two hours counts.</span> : null}
    </div>
  );
}
