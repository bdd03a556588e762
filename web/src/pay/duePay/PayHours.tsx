import { payFlagLabel, payFlags } from '@brigade/domain/pay/hours/payFlags.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayHours_work$key } from '../../__generated__/PayHours_work.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import styles from './pay.module.css';

/** The hours of a pro as posted, punched and to be paid, and what to look at. */
export function PayHours({ work }: { work: PayHours_work$key }) {
  const { postedMinutes, punchedMinutes, minutesToPay, flags, application } = useFragment(
    graphql`
      fragment PayHours_work on WorkPay @throwOnFieldError {
        postedMinutes
        punchedMinutes
        minutesToPay
        flags
        application {
          workingHours {
            reason
          }
        }
      }
    `,
    work,
  );
  const { reason } = application.workingHours;
  return (
    <div className={styles.pro}>
      <dl className={styles.hours}>
        <dt>Posted</dt>
        <dd>{formatDuration(postedMinutes)}</dd>
        <dt>Punched</dt>
        <dd>{punchedMinutes == null ? '–' : formatDuration(punchedMinutes)}</dd>
        <dt>To pay</dt>
        <dd>
          <strong>{formatDuration(minutesToPay)}</strong>
        </dd>
      </dl>
      <span className={styles.flags}>
        {payFlags
          .filter((flag) => flags.includes(flag))
          .map((flag) => (
            <Badge key={flag} tone="warning">
              {payFlagLabel(flag)}
            </Badge>
          ))}
      </span>
      {reason ? <q className={styles.muted}>{reason}</q> : null}
    </div>
  );
}
