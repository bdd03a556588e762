import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import type { EditGigValues } from './editGigValues.ts';

interface Props {
  /** How many pros are confirmed. */
  confirmed: number;
  changed: ReadonlySet<keyof EditGigValues>;
  /** Whether others of its series change along. */
  isSeries: boolean;
}

const whereAndWhen = ['date', 'startTime', 'endTime', 'addressId'] as const;

/** Warns how many confirmed pros have to accept a change again. Renders nothing if none do. */
export function ConsentNote({ confirmed, changed, isSeries }: Props) {
  if (confirmed === 0 || !whereAndWhen.some((field) => changed.has(field))) return null;
  const who = confirmed === 1 ? '1 confirmed pro has' : `${confirmed} confirmed pros have`;
  return (
    <InlineAlert tone="warning" title={`${who} to accept again`}>
      The time or location changes. They are notified when you save, and keep their place if they accept.
      {isSeries ? ' The same applies to pros confirmed for the other shifts.' : null}
    </InlineAlert>
  );
}
