import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { SessionRow_session$key } from '../../__generated__/SessionRow_session.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { endSession } from './endSession.ts';
import styles from './SessionRow.module.css';

interface Props {
  session: SessionRow_session$key;
  /** The Relay id of the list to remove the session from. */
  connectionId: string;
}

/** One session of the viewer, on one device. */
export function SessionRow({ session, connectionId }: Props) {
  const { id, deviceName, isCurrent, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment SessionRow_session on Session @throwOnFieldError {
        id
        deviceName
        isCurrent
        createdAt
        lastUsedAt
      }
    `,
    session,
  );
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  const device = deviceName ?? 'Unknown device';

  const end = () => run(() => endSession(environment, id, connectionId), `${device} is signed out`);

  return (
    <li className={styles.row}>
      <MonitorSmartphone className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <div className={styles.device}>
          <span className={styles.name}>{device}</span>
          {isCurrent ? <StatusBadge tone="success">This device</StatusBadge> : null}
        </div>
        <div className={styles.facts}>
          Last used <DateText instant={lastUsedAt} zone={null} /> · signed in{' '}
          <DateText instant={createdAt} zone={null} format="day" />
        </div>
      </div>
      {isCurrent ? null : (
        <Button
          variant="outlined"
          size="small"
          isLoading={isPending}
          onPress={() => void end()}
          aria-label={`End the session on ${device}`}
        >
          End
        </Button>
      )}
    </li>
  );
}
