import { graphql, useFragment } from 'react-relay/hooks';
import type { TimeRecords_application$key } from '../../__generated__/TimeRecords_application.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { BreakNote } from './BreakNote.tsx';
import { DeleteRecordButton } from './DeleteRecordButton.tsx';
import styles from './TimeRecords.module.css';

interface Props {
  application: TimeRecords_application$key;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether the viewer may delete punches and breaks. */
  canCorrect: boolean;
}

/** The punches and breaks of a pro in order, with who recorded them and why, and how the break follows the rules. */
export function TimeRecords({ application, zone, canCorrect }: Props) {
  const data = useFragment(
    graphql`
      fragment TimeRecords_application on GigApplication @throwOnFieldError {
        id
        pro {
          displayName
        }
        timePunches {
          databaseId
          type
          time
          note
          recordedByName
          isAutomatic
        }
        shiftBreaks {
          databaseId
          startTime
          endTime
          note
        }
        ...BreakNote_application
      }
    `,
    application,
  );
  const { timePunches, shiftBreaks } = data;
  const note = <BreakNote application={data} zone={zone} />;
  if (timePunches.length === 0) {
    return (
      <>
        <span className={styles.muted}>None yet</span>
        {note}
      </>
    );
  }
  const time = (instant: string) => <DateText instant={instant} zone={zone} format="time" />;
  const remove = (kind: 'clock-in' | 'clock-out' | 'break', databaseId: number) =>
    canCorrect ? (
      <DeleteRecordButton
        applicationId={data.id}
        name={data.pro.displayName}
        kind={kind}
        databaseId={databaseId}
      />
    ) : null;
  return (
    <>
      <ul className={styles.records}>
        {timePunches.map((punch) => (
          <li key={punch.databaseId} className={styles.record}>
            <span>
              {punch.type === 'CLOCK_IN' ? 'In' : 'Out'} {time(punch.time)}
              {punch.isAutomatic ? <span className={styles.flag}> · Clocked out automatically</span> : null}
              {punch.recordedByName === null ? null : (
                <span className={styles.muted}>
                  {' '}
                  · {`${punch.recordedByName}${punch.note ? `: ${punch.note}` : ''}`}
                </span>
              )}
            </span>
            {remove(punch.type === 'CLOCK_IN' ? 'clock-in' : 'clock-out', punch.databaseId)}
          </li>
        ))}
        {shiftBreaks.map((one) => (
          <li key={`break-${one.databaseId}`} className={styles.record}>
            <span>
              Break {time(one.startTime)}
              {one.endTime == null ? null : <> to {time(one.endTime)}</>}
              {one.note === null ? null : <span className={styles.muted}> · {one.note}</span>}
            </span>
            {remove('break', one.databaseId)}
          </li>
        ))}
      </ul>
      {note}
    </>
  );
}
