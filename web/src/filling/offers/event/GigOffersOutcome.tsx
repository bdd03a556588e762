import { useEffect, useRef } from 'react';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { GigOffersResult } from './GigOffersResult.tsx';
import styles from '../OfferRows.module.css';
import type { GigOffers } from './offerGigs.ts';
import type { OfferableGig } from './useOfferableGigs.ts';

interface Props {
  sent: readonly GigOffers[];
  gigs: readonly OfferableGig[];
  locationId: number;
}

/** What became of the offers, shift by shift. */
export function GigOffersOutcome({ sent, gigs, locationId }: Props) {
  const heading = useRef<HTMLDivElement>(null);
  const refused = sent.filter((each) => each.sent === null).length;

  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div ref={heading} tabIndex={-1} className={styles.outcome}>
      {refused === 0 ? null : (
        <InlineAlert tone="warning" isLive>
          {refused === 1 ? '1 shift was not offered.' : `${refused} shifts were not offered.`}
        </InlineAlert>
      )}
      <ul className={styles.rows} aria-label="Offers by shift">
        {gigs.map((gig) => {
          const outcome = sent.find(({ gigId }) => gigId === gig.id);
          return outcome ? (
            <GigOffersResult key={gig.id} gig={gig} outcome={outcome} locationId={locationId} />
          ) : null;
        })}
      </ul>
    </div>
  );
}
