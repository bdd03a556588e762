import { graphql, useFragment } from 'react-relay/hooks';
import type { CheckInPoster_gig$key } from '../../__generated__/CheckInPoster_gig.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { QrCode } from '../../ui/media/QrCode.tsx';
import styles from './CheckInPoster.module.css';

interface Props {
  gig: CheckInPoster_gig$key;
  /** What the QR code opens. */
  link: string;
}

/** What hangs at the entrance: the QR code of a gig, what it is for, and the digits. It is all that goes to paper. */
export function CheckInPoster({ gig, link }: Props) {
  const { checkinCode, locationName, startTime, endTime, timeZone, skill, event } = useFragment(
    graphql`
      fragment CheckInPoster_gig on Gig @throwOnFieldError {
        checkinCode
        locationName
        startTime
        endTime
        timeZone
        skill {
          name
        }
        event {
          name
        }
      }
    `,
    gig,
  );
  return (
    <div className={styles.poster}>
      <div>
        <p className={styles.title}>{skill.name}</p>
        <p className={styles.facts}>{[event?.name, locationName].filter(Boolean).join(' · ')}</p>
        <p className={styles.facts}>
          <DateText instant={startTime} zone={timeZone} format="day" />
          {' · '}
          <TimeRange start={startTime} end={endTime} zone={timeZone} isZoneShown />
        </p>
      </div>
      <div className={styles.code}>
        <QrCode text={link} label="QR code of the check-in page" />
      </div>
      <p className={styles.how}>Scan with your phone to check in</p>
      {checkinCode === null ? null : (
        <p className={styles.digits}>
          <span className={styles.label}>Check-in code</span> <strong>{checkinCode}</strong>
        </p>
      )}
      <p className={styles.link}>{link}</p>
    </div>
  );
}
