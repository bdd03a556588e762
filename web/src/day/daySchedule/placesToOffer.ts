import { graphql, readInlineData } from 'relay-runtime';
import type { placesToOffer_gig$key } from '../../__generated__/placesToOffer_gig.graphql.ts';

/** The places of a gig that no one is selected for; null once it takes no more pros, as after the last clock-out. */
export function placesToOffer(key: placesToOffer_gig$key): number | null {
  const { listStatus, places, selected } = readInlineData(
    graphql`
      fragment placesToOffer_gig on CalendarGig @inline {
        listStatus
        places
        selected
      }
    `,
    key,
  );
  return listStatus === 'UNFILLED' || listStatus === 'READY' ? Math.max(0, places - selected) : null;
}
