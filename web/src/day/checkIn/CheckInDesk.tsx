import { checkInWindow } from '@brigade/domain/day/checkIn/checkInWindow.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CheckInDesk_checkIn$key } from '../../__generated__/CheckInDesk_checkIn.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { useMinutes } from '../roster/useMinutes.ts';
import type { Arrival } from './checkIn.ts';
import { CheckedIn } from './CheckedIn.tsx';
import { CheckInClosed } from './CheckInClosed.tsx';
import { CheckInForm } from './CheckInForm.tsx';

interface Props {
  checkIn: CheckInDesk_checkIn$key;
  token: string;
  /** Called when a new code has replaced this one. */
  onReplaced: () => void;
}

/** The form with which a pro checks in while it is possible, the result, or why it is not possible. */
export function CheckInDesk({ checkIn, token, onReplaced }: Props) {
  const data = useFragment(
    graphql`
      fragment CheckInDesk_checkIn on GigCheckIn @throwOnFieldError {
        window
        opensAt
        startTime
        endTime
        timeZone
        isCodeRequired
      }
    `,
    checkIn,
  );
  useMinutes();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  if (arrival) {
    return <CheckedIn arrival={arrival} zone={data.timeZone} onLeft={() => setArrival(null)} />;
  }
  const gig = {
    start: Temporal.Instant.from(data.startTime),
    end: Temporal.Instant.from(data.endTime),
    isCancelled: data.window === 'CANCELLED',
  };
  const window = checkInWindow(gig, currentInstant());
  if (window !== 'OPEN') return <CheckInClosed window={window} opensAt={data.opensAt} zone={data.timeZone} />;
  return (
    <CheckInForm
      token={token}
      isCodeRequired={data.isCodeRequired}
      onCheckedIn={setArrival}
      onReplaced={onReplaced}
    />
  );
}
