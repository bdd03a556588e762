import { payFlagLabel, payFlags } from '@brigade/domain/pay/hours/payFlags.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayHours_work$key } from '../../__generated__/PayHours_work.graphql.ts';
import { GeoFlag } from '../../day/geoLogs/GeoFlag.tsx';
import { BreakNote } from '../../day/timesheets/BreakNote.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './pay.module.css';

interface Props {
  work: PayHours_work$key;
  /** Whether the pro was paid. */
  isPaid: boolean;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  locationId: number;
}

/** The hours of a pro as posted, punched and paid, what to look at, and when they count as approved. */
export function PayHours({ work, isPaid, zone, locationId }: Props) {
  const {
    postedMinutes,
    punchedMinutes,
    minutesToPay,
    isLateCancellation,
    flags,
    approvedAutomaticallyAt,
    application,
  } = useFragment(
    graphql`
      fragment PayHours_work on WorkPay @throwOnFieldError {
        postedMinutes
        punchedMinutes
        minutesToPay
        isLateCancellation
        flags
        approvedAutomaticallyAt
        application {
          pro {
            displayName
          }
          workingHours {
            reason
          }
          ...BreakNote_application
        }
      }
    `,
    work,
  );
  const { reason } = application.workingHours;
  const name = application.pro.displayName;
  return (
    <div className={styles.pro}>
      <dl className={styles.hours}>
        <dt>Posted</dt>
        <dd>{formatDuration(postedMinutes)}</dd>
        {isLateCancellation ? null : (
          <>
            <dt>Punched</dt>
            <dd>{punchedMinutes == null ? '–' : formatDuration(punchedMinutes)}</dd>
          </>
        )}
        <dt>{isPaid ? 'Paid' : 'To pay'}</dt>
        <dd>
          <strong>{formatDuration(minutesToPay)}</strong>
        </dd>
      </dl>
      <span className={styles.flags}>
        {payFlags
          .filter((flag) => flags.includes(flag))
          .map((flag) =>
            flag === 'GEO_FLAGGED' ? (
              <GeoFlag key={flag} text={payFlagLabel(flag)} name={name} locationId={locationId} />
            ) : (
              <Badge key={flag} tone="warning">
                {flag === 'CANCELLED_LATE'
                  ? `${payFlagLabel(flag)}: ${formatDuration(minutesToPay)} guaranteed`
                  : payFlagLabel(flag)}
              </Badge>
            ),
          )}
      </span>
      <BreakNote application={application} zone={zone} />
      {approvedAutomaticallyAt ? (
        <span className={styles.muted}>
          Approved and paid automatically <DateText instant={approvedAutomaticallyAt} zone={zone} /> unless
          you pay before
        </span>
      ) : null}
      {reason ? <q className={styles.muted}>{reason}</q> : null}
    </div>
  );
}
