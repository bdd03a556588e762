import { graphql, useFragment } from 'react-relay/hooks';
import type { FillingPanel_gig$key } from '../../../__generated__/FillingPanel_gig.graphql.ts';
import { GigOffers } from '../../../filling/offers/GigOffers.tsx';
import { GigApplicants } from '../../../insight/home/acts/GigApplicants.tsx';
import { ApplicantCounts } from '../../../schedule/gigs/ApplicantCounts.tsx';
import styles from './panels.module.css';

interface Props {
  gig: FillingPanel_gig$key;
  locationId: number;
}

/** Who wants to work a gig: the best open applicants with the decisions on them, the counts, and who was asked. */
export function FillingPanel({ gig, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment FillingPanel_gig on Gig @throwOnFieldError {
        startCountsAsPast
        status
        fill {
          openApplications
        }
        ...GigApplicants_gig @arguments(withSelected: false)
        ...ApplicantCounts_gig
        ...ApplicantCounts_access
        ...GigOffers_gig
      }
    `,
    gig,
  );
  // After the start, and once it is cancelled, no applicant can be selected.
  const isDecidable =
    !data.startCountsAsPast && data.status !== 'CANCELLED' && data.fill.openApplications > 0;
  return (
    <div className={styles.panel}>
      {isDecidable ? <GigApplicants gig={data} isLive /> : null}
      <ApplicantCounts gig={data} access={data} locationId={locationId} />
      <GigOffers gig={data} locationId={locationId} />
    </div>
  );
}
