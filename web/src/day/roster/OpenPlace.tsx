import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferedTo_offers$key } from '../../__generated__/OfferedTo_offers.graphql.ts';
import type { OpenPlace_gig$key } from '../../__generated__/OpenPlace_gig.graphql.ts';
import { FillLink } from './FillLink.tsx';
import styles from './GigPlaces.module.css';
import { OfferedTo } from './OfferedTo.tsx';
import { Place } from './Place.tsx';

interface Props {
  gig: OpenPlace_gig$key;
  locationId: number;
  /** The offers of it that wait for an answer: none, or several for one place. */
  offers: OfferedTo_offers$key;
}

/** A place that no one is selected for, with the way to fill it before the start. */
export function OpenPlace({ gig, locationId, offers }: Props) {
  const data = useFragment(
    graphql`
      fragment OpenPlace_gig on Gig @throwOnFieldError {
        databaseId
        status
        timeZone
        startCountsAsPast
        viewerCanManageApplicants @catch(to: NULL)
        fill {
          openApplications
        }
      }
    `,
    gig,
  );
  const isRecruiting = (data.status === 'POSTED' || data.status === 'CONFIRMED') && !data.startCountsAsPast;
  const isActionShown = isRecruiting && data.viewerCanManageApplicants === true && offers.length === 0;
  return (
    <Place mark={offers.length > 0 ? 'pending' : 'open'}>
      <div className={styles.name}>
        <span className={styles.muted}>Open place</span>
        <OfferedTo offers={offers} zone={data.timeZone} />
      </div>
      {isActionShown ? (
        <FillLink
          locationId={locationId}
          gigId={data.databaseId}
          openApplications={data.fill.openApplications}
          chooseLabel="Choose"
        />
      ) : null}
    </Place>
  );
}
