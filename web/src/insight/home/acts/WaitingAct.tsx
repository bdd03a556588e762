import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WaitingAct_item$key } from '../../../__generated__/WaitingAct_item.graphql.ts';
import styles from './acts.module.css';
import { WaitingGig } from './WaitingGig.tsx';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';

interface Props {
  item: WaitingAct_item$key | null;
  /** The IANA zone of the location. */
  zone: string;
}

/** The first shifts with applicants or offers that wait. Each opens in place, with the decisions on them. */
export function WaitingAct({ item, zone }: Props) {
  const data = useFragment(
    graphql`
      fragment WaitingAct_item on HomeItem @throwOnFieldError {
        gigs {
          databaseId
          skillName
          startTime
          openApplications
          pendingOffers
        }
      }
    `,
    item,
  );
  // What was listed at first stays in sight after its decisions.
  const [gigs] = useState(() =>
    (data?.gigs ?? []).map(({ databaseId, skillName, startTime, openApplications, pendingOffers }) => ({
      gigId: databaseId,
      skillName,
      startTime,
      waiting: waitingText(openApplications, pendingOffers),
    })),
  );
  const [openId, setOpenId] = useState<number | null>(null);
  if (gigs.length === 0) return <p className={styles.note}>No waiting applicants or offers.</p>;
  return (
    <MovingRows className={styles.rows} aria-label="Shifts">
      {gigs.map((gig) => (
        <WaitingGig
          key={gig.gigId}
          {...gig}
          zone={zone}
          isOpen={openId === gig.gigId}
          onToggled={() => setOpenId(openId === gig.gigId ? null : gig.gigId)}
        />
      ))}
    </MovingRows>
  );
}

/** "2 applicants · 1 open offer". */
function waitingText(applicants: number, offers: number): string {
  return [
    applicants > 0 && (applicants === 1 ? '1 applicant' : `${applicants} applicants`),
    offers > 0 && (offers === 1 ? '1 open offer' : `${offers} open offers`),
  ]
    .filter(Boolean)
    .join(' · ');
}
