import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { changedFields } from './changedFields.ts';
import { changeInput } from './changeInput.ts';
import type { EditGigValues } from './editGigValues.ts';
import { useAskedAgain } from './useAskedAgain.ts';

interface Props {
  /** The global ID. */
  gigId: string;
  /** How many pros are confirmed for this gig. */
  confirmed: number;
  before: EditGigValues;
  values: EditGigValues;
}

/** Warns how many confirmed pros have to accept a change again, on all gigs that change. Renders nothing if none do. */
export function ConsentNote({ gigId, confirmed, before, values }: Props) {
  const { scope, date, startTime, endTime, addressId } = values;
  const moved = { ...before, scope, date, startTime, endTime, addressId };
  const isMoved = changedFields(before, moved).size > 0;
  const isSeries = scope !== 'THIS';
  const { count, hasFailed } = useAskedAgain(
    isMoved && isSeries ? { gigId, ...changeInput(before, moved) } : null,
  );
  const asked = count ?? confirmed;
  if (!isMoved || (asked === 0 && !hasFailed)) return null;

  return (
    <InlineAlert tone="warning" title={`${whoOf(asked)} to accept again`}>
      The time or location changes. They are notified when you save, and keep their place if they accept.
      {isSeries && asked > 0 && count === null
        ? ' The same applies to pros confirmed for the other shifts.'
        : null}
    </InlineAlert>
  );
}

/** The subject of the sentence: without a number, for pros of other shifts that could not be counted. */
function whoOf(asked: number): string {
  if (asked === 0) return 'Pros confirmed for the other shifts have';
  return asked === 1 ? '1 confirmed pro has' : `${asked} confirmed pros have`;
}
