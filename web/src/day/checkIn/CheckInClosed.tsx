import type { CheckInWindow } from '@brigade/domain/day/checkIn/checkInWindow.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';

interface Props {
  window: Exclude<CheckInWindow, 'OPEN'>;
  /** An instant. */
  opensAt: string;
  zone: string;
}

/** Why pros cannot check in now, and what helps. */
export function CheckInClosed({ window, opensAt, zone }: Props) {
  if (window === 'EARLY') {
    return (
      <InlineAlert tone="info" title="You are early" isLive>
        Check-in opens at <DateText instant={opensAt} zone={zone} format="time" />. Keep this page open.
      </InlineAlert>
    );
  }
  return window === 'CANCELLED' ? (
    <InlineAlert tone="warning" title="This shift was cancelled">
      Ask the manager if this is news to you.
    </InlineAlert>
  ) : (
    <InlineAlert tone="info" title="This shift has ended" isLive>
      If you worked and did not check in, ask the manager to record your hours.
    </InlineAlert>
  );
}
