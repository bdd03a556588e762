import { useLocation } from '@tanstack/react-router';
import { isOfflinePath } from '../../../platform/offline/offlinePath.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import styles from './OutboxNotice.module.css';
import { outboxMessage } from './outboxMessage.ts';
import { isOnPage, isWaiting } from './queue.ts';
import { RefusedActs } from './RefusedActs.tsx';
import { useOutbox } from './useOutbox.ts';

/** Sends what was recorded on rosters from every screen, and says what waits or has to be decided on another one. */
export default function OutboxNotice() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { outbox, state } = useOutbox();
  const { acts, failure } = state;
  const refused = acts.filter((act) => !isWaiting(act) && !isOnPage(act, pathname));
  const waiting = acts.filter(isWaiting).length;
  const [first] = refused;
  if (first) return <RefusedActs acts={refused} outbox={outbox} page={first.page} />;
  // Rosters say so themselves.
  if (waiting === 0 || failure === null || isOfflinePath(pathname)) return null;
  return (
    <div className={styles.notice}>
      <InlineAlert tone="warning" title="Not sent yet">
        {outboxMessage(waiting, 0)}
      </InlineAlert>
    </div>
  );
}
