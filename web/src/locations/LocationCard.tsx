import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationCard_location$key } from '../__generated__/LocationCard_location.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { useLinkClick } from '../ui/NavigationProvider.tsx';
import { accessLabel } from './accessLabel.ts';
import { ApprovalBadge } from './ApprovalBadge.tsx';
import styles from './LocationCard.module.css';

const billings: Record<string, string> = {
  LOCATION: 'Billed to the location',
  ORGANIZATION: 'Billed to the organization',
};

/** One location of the list, as a link to its gigs. */
export function LocationCard({ location }: { location: LocationCard_location$key }) {
  const { databaseId, name, address, approvalStatus, billingSource, marketName, viewerAccess } = useFragment(
    graphql`
      fragment LocationCard_location on Location @throwOnFieldError {
        databaseId
        name
        approvalStatus
        billingSource
        marketName
        viewerAccess @catch(to: NULL)
        address {
          line1
          city
          stateCode
          postalCode
        }
      }
    `,
    location,
  );
  const followLink = useLinkClick();
  const billing = billings[billingSource ?? ''];
  const role = accessLabel(viewerAccess);

  return (
    <article className={styles.card}>
      <Avatar name={name} size="xlarge" />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a className={styles.link} href={`/locations/${databaseId}`} onClick={followLink}>
            {name}
          </a>
        </h3>
        <p className={styles.address}>
          {address.line1}
          <br />
          {address.city}, {address.stateCode} {address.postalCode}
        </p>
        <p className={styles.facts}>{[marketName, role].filter(Boolean).join(' · ')}</p>
        <div className={styles.badges}>
          <ApprovalBadge status={approvalStatus} />
          {billing ? <Badge>{billing}</Badge> : null}
        </div>
      </div>
    </article>
  );
}
