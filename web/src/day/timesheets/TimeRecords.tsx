import { graphql, useFragment } from 'react-relay/hooks';
import type { TimeRecords_application$key } from '../../__generated__/TimeRecords_application.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { GeoFlag } from '../geoLogs/GeoFlag.tsx';
import { flaggedGeoLogsText } from '../geoLogs/geoLogTexts.ts';
import { BreakNote } from './BreakNote.tsx';
import styles from './TimeRecords.module.css';

interface Props {
  application: TimeRecords_application$key;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  /** The number of the location; null if unknown. */
  locationId: number | null;
  /** Whether records wait to be sent, which are shown after these. */
  isWaiting: boolean;
}

/** The punches and breaks of a pro in order, with who recorded them and why, and what about them needs a look. */
export function TimeRecords({ application, zone, locationId, isWaiting }: Props) {
  const data = useFragment(
    graphql`
      fragment TimeRecords_application on GigApplication @throwOnFieldError {
        timePunches {
          databaseId
          type
          time
          note
          recordedByName
          isAutomatic
          isCheckIn
        }
        shiftBreaks {
          databaseId
          startTime
          endTime
          note
          recordedByName
        }
        flaggedGeoLogCount
        pro {
          displayName
        }
        ...BreakNote_application
      }
    `,
    application,
  );
  const { timePunches, shiftBreaks, flaggedGeoLogCount: flagged, pro } = data;
  const time = (instant: string) => <DateText instant={instant} zone={zone} format="time" isExact />;
  return (
    <div>
      {timePunches.length === 0 && !isWaiting ? <span className={styles.muted}>None</span> : null}
      <ul className={styles.records}>
        {timePunches.map((punch) => (
          <li key={punch.databaseId}>
            {punch.isCheckIn ? 'Checked in' : punch.type === 'CLOCK_IN' ? 'In' : 'Out'} {time(punch.time)}
            {punch.isCheckIn ? ' by QR code' : null}
            {punch.isAutomatic ? <span className={styles.flag}> · Clocked out automatically</span> : null}
            <RecordedBy name={punch.recordedByName} note={punch.note} />
          </li>
        ))}
        {shiftBreaks.map((one) => (
          <li key={`break-${one.databaseId}`}>
            Break {time(one.startTime)}
            {one.endTime == null ? null : <> to {time(one.endTime)}</>}
            <RecordedBy name={one.recordedByName} note={one.note} />
          </li>
        ))}
      </ul>
      <BreakNote
        application={data}
        zone={zone}
        isOnBreak={shiftBreaks.some(({ endTime }) => endTime == null)}
      />
      {flagged && locationId !== null ? (
        <GeoFlag text={flaggedGeoLogsText(flagged)} name={pro.displayName} locationId={locationId} />
      ) : null}
    </div>
  );
}

interface RecordedByProps {
  /** The manager; null for a record of the pro or of the system. */
  name: string | null | undefined;
  note: string | null | undefined;
}

/** Who recorded a time, and why. */
function RecordedBy({ name, note }: RecordedByProps) {
  const text = [name, note].filter(Boolean).join(': ');
  return text === '' ? null : <span className={styles.muted}> · {text}</span>;
}
