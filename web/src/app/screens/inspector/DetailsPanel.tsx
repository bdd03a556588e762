import { graphql, useFragment } from 'react-relay/hooks';
import type { DetailsPanel_gig$key } from '../../../__generated__/DetailsPanel_gig.graphql.ts';
import type { DetailsPanel_query$key } from '../../../__generated__/DetailsPanel_query.graphql.ts';
import { GigOffers } from '../../../filling/offers/GigOffers.tsx';
import { ContactCenterCard } from '../../../pros/contactCenter/ContactCenterCard.tsx';
import { GigAttachments } from '../../../schedule/attachments/GigAttachments.tsx';
import { GigContact } from '../../../schedule/gigs/GigContact.tsx';
import { GigFacts } from '../../../schedule/gigs/GigFacts.tsx';
import { GigTexts } from '../../../schedule/gigs/GigTexts.tsx';
import { useDecidesOnApplicants } from '../../../schedule/gigs/useDecidesOnApplicants.ts';
import styles from './panels.module.css';

interface Props {
  gig: DetailsPanel_gig$key;
  query: DetailsPanel_query$key;
  locationId: number;
}

/** The terms, texts, files, address and contact of a gig; also its offers, for those who have no tab of the applicants. */
export default function DetailsPanel({ gig, query, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment DetailsPanel_gig on Gig @throwOnFieldError {
        employmentType
        ...useDecidesOnApplicants_gig
        ...GigOffers_gig
        ...GigFacts_gig
        ...GigTexts_gig
        ...GigAttachments_gig
        ...GigContact_gig
      }
    `,
    gig,
  );
  const contactCenter = useFragment(
    graphql`
      fragment DetailsPanel_query on Query {
        ...ContactCenterCard_query
      }
    `,
    query,
  );
  const decides = useDecidesOnApplicants(data);
  return (
    <div className={styles.panel}>
      {decides ? null : <GigOffers gig={data} locationId={locationId} />}
      <GigFacts gig={data} />
      <GigContact gig={data} />
      <GigTexts gig={data} />
      <GigAttachments gig={data} />
      {data.employmentType === 'W2' ? <ContactCenterCard query={contactCenter} /> : null}
    </div>
  );
}
