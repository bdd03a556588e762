import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useViewer } from '../../../businesses/locations/ViewerProvider.tsx';
import { type Outbox, type OutboxState, outboxOf } from './outbox.ts';

/** The outbox of the viewer, and what is in it now. It sends while a component uses it. */
export function useOutbox(): { readonly outbox: Outbox; readonly state: OutboxState } {
  const outbox = outboxOf(useRelayEnvironment(), useViewer().accountId);
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  return { outbox, state };
}
