import { graphql, useFragment } from 'react-relay/hooks';
import type { GigSlots_gig$key } from '../../__generated__/GigSlots_gig.graphql.ts';
import { Slots } from '../../ui/layout/Slots.tsx';

/** Who is in the places of a gig: confirmed, selected, not clocked in, or open. */
export function GigSlots({ gig, isCompact = false }: { gig: GigSlots_gig$key; isCompact?: boolean }) {
  const { fill } = useFragment(
    graphql`
      fragment GigSlots_gig on Gig @throwOnFieldError {
        fill {
          confirmed
          selected
          missing
          places
        }
      }
    `,
    gig,
  );
  // `selected` includes confirmed pros.
  return (
    <Slots
      confirmed={fill.confirmed}
      selected={fill.selected - fill.confirmed}
      missing={fill.missing ?? 0}
      places={fill.places}
      isCompact={isCompact}
    />
  );
}
