import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { keptSince, onKeptSinceChanged } from '../../../platform/offline/keptSince.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import { outboxMessage } from './outboxMessage.ts';
import { isWaiting } from './queue.ts';
import { useOnline } from './useOnline.ts';
import { useOutbox } from './useOutbox.ts';

interface Props {
  /** The id of the gig whose roster is on the screen. */
  gigId: string;
  /** Called when the connection is back, or what waited was sent: the roster may have changed. */
  onSent: () => void;
}

/** Says when there is no connection: from when the roster is, and what waits to be sent. */
export function OutboxAlert({ gigId, onSent }: Props) {
  const { acts, failure } = useOutbox().state;
  const since = useSyncExternalStore(onKeptSinceChanged, keptSince);
  const isOnline = useOnline();
  const waiting = acts.filter(isWaiting);
  const isDelayed = waiting.length > 0 && failure !== null;
  const notify = useEffectEvent(onSent);
  const isUpToDate = isOnline && !isDelayed;
  useEffect(() => {
    if (isUpToDate && since !== null) notify();
  }, [isUpToDate, since]);
  if (isUpToDate && since === null) return null;

  const elsewhere = waiting.filter((act) => act.gigId !== gigId).length;
  return (
    <InlineAlert tone="warning" title={isOnline ? 'The server cannot be reached' : 'No connection'}>
      {since === null ? null : (
        <>
          {'You see the roster as of '}
          <DateText
            instant={Temporal.Instant.fromEpochMilliseconds(since).toString()}
            zone={null}
            format="time"
          />
          {'. '}
        </>
      )}
      {outboxMessage(waiting.length, elsewhere)}
    </InlineAlert>
  );
}
