import { useLocation } from '@tanstack/react-router';
import { isOnPage, isWaiting } from './queue.ts';
import { RefusedActs } from './RefusedActs.tsx';
import { useOutbox } from './useOutbox.ts';

/** What the server has refused of a roster that does not open, to discard it: no row shows it. */
export function UnshownActs() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { outbox, state } = useOutbox();
  const refused = state.acts.filter((act) => !isWaiting(act) && isOnPage(act, pathname));
  return refused.length === 0 ? null : <RefusedActs acts={refused} outbox={outbox} page={null} />;
}
