import { graphql, readInlineData } from 'relay-runtime';
import type { placesToOffer_gig$key } from '../../__generated__/placesToOffer_gig.graphql.ts';

/** The places of a gig that no one is selected for; null while or once it takes no pros, as after the last clock-out. */
export function placesToOffer(key: placesToOffer_gig$key): number | null {
  const { status, listStatus, places, selected } = readInlineData(
    graphql`
      fragment placesToOffer_gig on CalendarGig @inline {
        status
        listStatus
        places
        selected
      }
    `,
    key,
  );
  const takesPros = status !== 'UNAPPROVED' && (listStatus === 'UNFILLED' || listStatus === 'READY');
  return takesPros ? Math.max(0, places - selected) : null;
}
