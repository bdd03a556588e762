import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { requestSubscription, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { Fault } from '../relay/Fault.ts';
import { noteLiveCursor } from './noteLiveCursor.ts';
import { maintainConnection, type ConnectionEvents } from './maintainConnection.ts';
import type { LiveState } from './liveState.ts';

/** The fields of every live event. */
interface LiveEvent {
  readonly cursor: string;
  readonly hasGap: boolean;
  readonly changes: readonly unknown[];
}

/** A subscription that begins where the screen's query ended, and resumes after the cursor of its last event. */
interface LiveSubscription<TSubscription extends OperationType, TEvent extends LiveEvent> {
  readonly subscription: GraphQLTaggedNode;
  /** Global id of the subject, also where the subscription does not name it; null to pause. */
  readonly id: string | null;
  /** The cursor from the screen's query; null if there is none. */
  readonly liveCursor: string | null;
  readonly eventOf: (response: TSubscription['response']) => TEvent;
  /** Called once for each event, in order. */
  readonly onEvent: (event: TEvent) => void;
}

/** Subscribes while the page is visible, without missing or repeating changes after the query or after reconnects. */
export function useLiveSubscription<
  TSubscription extends OperationType & { variables: { id?: string; after?: string | null | undefined } },
  TEvent extends LiveEvent,
>({ subscription, id, liveCursor, eventOf, onEvent }: LiveSubscription<TSubscription, TEvent>): LiveState {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<LiveState>('connecting');
  const hear = useEffectEvent((response: TSubscription['response']) => {
    const event = eventOf(response);
    if (event.hasGap || event.changes.length > 0) onEvent(event);
    return event;
  });
  // Refetched once more, the screen shows what its viewer may still see.
  const hearEnd = useEffectEvent((last: TEvent) => onEvent({ ...last, hasGap: true }));

  // Later queries of the screen do not restart the subscription.
  const startCursor = useEffectEvent(() => liveCursor);

  useEffect(() => {
    if (liveCursor !== null) noteLiveCursor(liveCursor);
  }, [liveCursor]);

  useEffect(() => {
    if (id === null) return undefined;
    const start = startCursor();
    let last: TEvent | null = null;
    const open = ({ next, over }: ConnectionEvents) => {
      // Relay sends those that the subscription declares.
      const variables: TSubscription['variables'] = { id, after: last?.cursor ?? start };
      const { dispose } = requestSubscription<TSubscription>(environment, {
        subscription,
        variables,
        onNext: (response) => {
          if (!response) return;
          last = hear(response);
          next();
        },
        onError: (error) => over(error instanceof Fault ? error : new Fault('UNKNOWN', error.message)),
        onCompleted: () => over(null),
      });
      return dispose;
    };
    return maintainConnection(open, (next) => {
      setState(next);
      if (next === 'ended' && last !== null) hearEnd(last);
    });
  }, [environment, subscription, id]);
  return state;
}
