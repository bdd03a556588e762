import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { requestSubscription, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { Fault } from '../relay/Fault.ts';
import { keepLine } from './maintainConnection.ts';
import type { LiveState } from '../../live/liveState.ts';

/** What every event of a line holds. */
interface LiveEvent {
  readonly cursor: string;
  readonly hasGap: boolean;
  readonly changes: readonly unknown[];
}

/** A subscription that goes on after the cursor of its last event. */
export interface Line<TSubscription extends OperationType, TEvent extends LiveEvent> {
  readonly subscription: GraphQLTaggedNode;
  /** What is followed; null: nothing. */
  readonly id: string | null;
  readonly eventOf: (response: TSubscription['response']) => TEvent;
  /** Called with everything that happened, each once and in order. */
  readonly onEvent: (event: TEvent) => void;
}

/** Follows a subscription while the screen is in sight, through cuts, without missing or repeating anything. */
export function useLine<
  TSubscription extends OperationType & { variables: { id: string; after?: string | null | undefined } },
  TEvent extends LiveEvent,
>({ subscription, id, eventOf, onEvent }: Line<TSubscription, TEvent>): LiveState {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<LiveState>('connecting');
  const hear = useEffectEvent((response: TSubscription['response']) => {
    const event = eventOf(response);
    if (event.hasGap || event.changes.length > 0) onEvent(event);
    return event.cursor;
  });

  useEffect(() => {
    if (id === null) return undefined;
    let after: string | null = null;
    return keepLine(({ next, over }) => {
      const variables: TSubscription['variables'] = { id, after };
      const { dispose } = requestSubscription<TSubscription>(environment, {
        subscription,
        variables,
        onNext: (response) => {
          if (!response) return;
          after = hear(response);
          next();
        },
        onError: (error) => over(error instanceof Fault ? error : new Fault('UNKNOWN', error.message)),
        onCompleted: () => over(null),
      });
      return dispose;
    }, setState);
  }, [environment, subscription, id]);
  return state;
}
