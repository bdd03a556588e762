import type { ApplicationStatus } from '@brigade/domain/filling/applications/applicationStatus.ts';
import {
  cancellationReasonLabel,
  cancellationReasons,
} from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicationStatusBadge_application$key } from '../../__generated__/ApplicationStatusBadge_application.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import styles from './ApplicationStatusBadge.module.css';

const looks: Record<ApplicationStatus, { tone: Tone; label: string }> = {
  CREATED: { tone: 'neutral', label: 'Applied' },
  SELECTED: { tone: 'info', label: 'Selected' },
  CONFIRMED: { tone: 'success', label: 'Confirmed' },
  CANCELLED: { tone: 'neutral', label: 'Cancelled' },
  UNPAID: { tone: 'warning', label: 'Unpaid' },
  PAID: { tone: 'success', label: 'Paid' },
  PRO_PAID: { tone: 'success', label: 'Pro paid' },
  BUSINESS_PAYMENT_PROCESSING: { tone: 'info', label: 'Payment processing' },
  BUSINESS_PAYMENT_FAILED: { tone: 'danger', label: 'Payment failed' },
  PRO_PAYMENT_PROCESSING: { tone: 'info', label: 'Payout processing' },
  PRO_PAYMENT_FAILED: { tone: 'danger', label: 'Payout failed' },
};

/** A confirmed pro who is due and not there: more urgent than any status. */
const missing = { tone: 'danger', label: 'Not clocked in' } as const;

/** The state of an application; of a cancelled one, why. */
export function ApplicationStatusBadge({
  application,
}: {
  application: ApplicationStatusBadge_application$key;
}) {
  const { status, isMissing, cancellation } = useFragment(
    graphql`
      fragment ApplicationStatusBadge_application on GigApplication @throwOnFieldError {
        status
        isMissing
        cancellation {
          reason
          explanation
        }
      }
    `,
    application,
  );
  const look = isMissing ? missing : (looks[status as ApplicationStatus] ?? null);
  const reason = cancellationReasons.find((known) => known === cancellation?.reason);
  return (
    <span className={styles.status}>
      {look ? <StatusBadge tone={look.tone}>{look.label}</StatusBadge> : null}
      {reason ? (
        <span className={styles.reason}>
          {cancellationReasonLabel(reason)}
          {cancellation?.explanation ? `: ${cancellation.explanation}` : null}
        </span>
      ) : null}
    </span>
  );
}
