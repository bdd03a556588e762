import { shiftTimes } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import type { ImportedGig } from '@brigade/domain/schedule/imports/readImportRow.ts';
import { clockChangeMessage } from '@brigade/domain/schedule/postingCheck/clockChangeMessage.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { memo } from 'react';
import { currentInstant } from '../platform/clock/currentTime.ts';
import styles from '../schedule/imports/ImportTable.module.css';

interface Props extends Pick<ImportedGig, 'date' | 'startTime' | 'endTime'> {
  /** IANA name of the zone of the place. */
  zone: string;
}

/** What a change of clocks makes of a row; worked out once for each day and time, however many rows there are. */
export const ClockNote = memo(function ClockNote({ date, startTime, endTime, zone }: Props) {
  const written = {
    date: Temporal.PlainDate.from(date),
    startTime: Temporal.PlainTime.from(startTime),
    endTime: Temporal.PlainTime.from(endTime),
  };
  const message = clockChangeMessage(written, shiftTimes(written, zone), currentInstant());
  return message === null ? null : <p className={styles.note}>{message}</p>;
});
