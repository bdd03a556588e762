import { useLocation } from '@tanstack/react-router';
import { isOfflinePath } from '../../../platform/offline/offlinePath.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import styles from './OutboxNotice.module.css';
import { decisionMessage, outboxMessage } from './outboxMessage.ts';
import { isWaiting } from './queue.ts';
import { useOutbox } from './useOutbox.ts';

/** Sends what was recorded on rosters from every screen, and says what waits or has to be decided on another one. */
export default function OutboxNotice() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { acts, failure } = useOutbox().state;
  const refused = acts.filter((act) => !isWaiting(act) && act.page.split('?', 1)[0] !== pathname);
  const waiting = acts.filter(isWaiting).length;
  const [first] = refused;
  if (first) {
    return (
      <div className={styles.notice}>
        <InlineAlert
          tone="danger"
          title={decisionMessage(refused.length)}
          action={
            <LinkButton size="small" variant="outlined" href={first.page}>
              Open the roster
            </LinkButton>
          }
        >
          The server refused what you recorded.
        </InlineAlert>
      </div>
    );
  }
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
