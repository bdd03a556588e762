import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { SessionRow_session$key } from '../../__generated__/SessionRow_session.graphql.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { toast } from '../../ui/feedback/toast.ts';
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
  const [isEnding, setIsEnding] = useState(false);
  const device = deviceName ?? 'Unknown device';

  const end = async () => {
    setIsEnding(true);
    try {
      const [error] = await endSession(environment, id, connectionId);
      if (error) toast({ tone: 'danger', title: error.message });
      else toast({ tone: 'success', title: `${device} is signed out` });
    } catch (error) {
      toast({ tone: 'danger', title: error instanceof Fault ? error.message : 'Something went wrong.' });
    } finally {
      setIsEnding(false);
    }
  };

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
          isLoading={isEnding}
          onPress={() => void end()}
          aria-label={`End the session on ${device}`}
        >
          End
        </Button>
      )}
    </li>
  );
}
