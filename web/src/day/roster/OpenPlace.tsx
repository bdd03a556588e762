import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferedTo_offers$key } from '../../__generated__/OfferedTo_offers.graphql.ts';
import type { OpenPlace_gig$key } from '../../__generated__/OpenPlace_gig.graphql.ts';
import { offersHref } from '../../filling/offers/offersHref.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
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
  const step =
    data.fill.openApplications > 0
      ? { label: 'Choose', href: `/locations/${locationId}/gigs/${data.databaseId}/applicants` }
      : { label: 'Offer', href: offersHref(locationId, { gigId: data.databaseId }) };
  return (
    <Place mark={offers.length > 0 ? 'pending' : 'open'}>
      <div className={styles.name}>
        <span className={styles.muted}>Open place</span>
        <OfferedTo offers={offers} zone={data.timeZone} />
      </div>
      {isActionShown ? (
        <LinkButton size="small" variant="outlined" href={step.href}>
          {step.label}
        </LinkButton>
      ) : null}
    </Place>
  );
}
