import {
  cancellationReasonLabel,
  cancellationReasons,
} from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicationStatusBadge_application$key } from '../../__generated__/ApplicationStatusBadge_application.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import styles from './ApplicationStatusBadge.module.css';
import { statusLook } from './statusLook.ts';

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
  const look = isMissing ? missing : statusLook(status);
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
