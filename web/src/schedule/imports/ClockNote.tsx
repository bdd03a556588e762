import { parseWrittenShift } from '@brigade/domain/schedule/gigs/parseWrittenShift.ts';
import { shiftTimes } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import type { ImportedGig } from '@brigade/domain/schedule/imports/readImportRow.ts';
import { clockChangeMessage } from '@brigade/domain/schedule/postingCheck/clockChangeMessage.ts';
import { memo } from 'react';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import styles from './ImportTable.module.css';

interface Props extends Pick<ImportedGig, 'date' | 'startTime' | 'endTime'> {
  /** IANA time zone of the location. */
  zone: string;
}

/** A note on how a daylight saving time change affects a row. Memoized, because a table can have 200 rows. */
export const ClockNote = memo(function ClockNote({ date, startTime, endTime, zone }: Props) {
  const written = parseWrittenShift({ date, startTime, endTime });
  const message = clockChangeMessage(written, shiftTimes(written, zone), currentInstant());
  return message === null ? null : <p className={styles.note}>{message}</p>;
});
