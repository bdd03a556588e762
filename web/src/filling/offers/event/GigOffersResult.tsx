import { useState } from 'react';
import { currentInstant } from '../../../platform/clock/currentTime.ts';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import styles from '../OfferRows.module.css';
import type { SentOffers } from '../offerGig.ts';
import { useFollowedOffers } from '../useFollowedOffers.tsx';
import { gigTimes } from './gigTimes.ts';
import type { GigOffers } from './offerGigs.ts';
import type { OfferableGig } from './useOfferableGigs.ts';

interface Props {
  gig: OfferableGig;
  outcome: GigOffers;
  locationId: number;
}

/** What became of the offers of one shift: who was asked, or why no one. */
export function GigOffersResult({ gig, outcome: { sent, refusals }, locationId }: Props) {
  const [now] = useState(() => currentInstant());
  return (
    <li className={styles.row} data-refused={sent === null ? true : undefined}>
      <div className={styles.text}>
        <TextLink href={`/locations/${locationId}/gigs/${gig.databaseId}`}>{gig.name}</TextLink>
        <span className={styles.none}>{gigTimes(gig, now)}</span>
        {sent === null ? <span className={styles.facts}>Not offered: {refusals.join(' ')}</span> : null}
        {sent === null ? null : <AskedPros sent={sent} />}
      </div>
    </li>
  );
}

function AskedPros({ sent }: { sent: SentOffers }) {
  const { list, counts, progress, hasFailed } = useFollowedOffers(sent);
  const refused = counts.refused === 0 ? '' : ` · ${counts.refused} not asked`;
  return (
    <>
      <span role="status" className={styles.none}>
        {progress === null
          ? `${counts.made} asked${refused}`
          : `${progress.done} of ${progress.total} are done. You can leave this page: the others follow.`}
        {hasFailed ? ' Progress isn’t available right now.' : null}
      </span>
      {counts.made + counts.refused === 0 ? null : (
        <details>
          <summary>Show pros</summary>
          {list}
        </details>
      )}
    </>
  );
}
