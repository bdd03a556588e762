import { gigTypeLabel, gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigRowFacts_gig$key } from '../../__generated__/GigRowFacts_gig.graphql.ts';
import styles from './GigRow.module.css';

interface Props {
  gig: GigRowFacts_gig$key;
  /** Whether to show the location, for lists of several locations. */
  isLocationShown: boolean;
}

/** What sets a gig apart from an ordinary one, in a line; nothing for most. */
export function GigRowFacts({ gig, isLocationShown }: Props) {
  const {
    type: knownOrNew,
    isRecurring,
    locationName,
    event,
    boostBonus,
  } = useFragment(
    graphql`
      fragment GigRowFacts_gig on Gig @throwOnFieldError {
        type
        isRecurring
        locationName
        event {
          name
        }
        boostBonus @catch(to: NULL) {
          amountCents
        }
      }
    `,
    gig,
  );
  const type = gigTypes.find((known) => known === knownOrNew);
  const facts = [
    isLocationShown ? locationName : null,
    type && type !== 'MARKETPLACE' ? gigTypeLabel(type) : null,
    event?.name,
    isRecurring ? 'Repeats' : null,
    boostBonus && boostBonus.amountCents > 0 ? 'Boosted' : null,
  ].filter(Boolean);
  return facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null;
}
