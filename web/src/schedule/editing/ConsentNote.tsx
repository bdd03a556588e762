import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import type { EditGigValues } from '../../gigEditing/editGigValues.ts';

interface Props {
  /** How many pros are confirmed. */
  confirmed: number;
  changed: ReadonlySet<keyof EditGigValues>;
  /** Whether others of its series change along. */
  isSeries: boolean;
}

const whereAndWhen = ['date', 'startTime', 'endTime', 'addressId'] as const;

/** Who has to agree to a change before it is saved, so that nobody is surprised; nothing where nobody has. */
export function ConsentNote({ confirmed, changed, isSeries }: Props) {
  if (confirmed === 0 || !whereAndWhen.some((field) => changed.has(field))) return null;
  const who = confirmed === 1 ? '1 confirmed pro has' : `${confirmed} confirmed pros have`;
  return (
    <InlineAlert tone="warning" title={`${who} to accept again`}>
      The time or the place is new to them. They are told when you save, and keep the place if they accept.
      {isSeries ? ' The same holds for whoever is confirmed in the other gigs.' : null}
    </InlineAlert>
  );
}
