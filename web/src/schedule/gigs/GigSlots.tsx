import { graphql, useFragment } from 'react-relay/hooks';
import type { GigSlots_gig$key } from '../../__generated__/GigSlots_gig.graphql.ts';
import { currentMs } from '../../platform/clock/currentTime.ts';
import { PlaceSlots } from './PlaceSlots.tsx';
import { takenPlaces } from './takenPlaces.ts';

/** Who is in the places of a gig: confirmed, selected, offered, not clocked in, a no-show, or open. */
export function GigSlots({ gig, isCompact = false }: { gig: GigSlots_gig$key; isCompact?: boolean }) {
  const { endTime, fill } = useFragment(
    graphql`
      fragment GigSlots_gig on Gig @throwOnFieldError {
        endTime
        fill {
          confirmed
          selected
          missing
          offered
          noShows
          places
        }
      }
    `,
    gig,
  );
  const isOver = Date.parse(endTime) <= currentMs();
  const { places, confirmed, selected, missing, offered, noShows } = fill;
  const taken = takenPlaces({ places, confirmed, selected, missing, offered, noShows });
  return <PlaceSlots {...taken} isOver={isOver} isCompact={isCompact} />;
}
