import { resumePath } from '@brigade/domain/businesses/locations/resumePath.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationCard_location$key } from '../../../__generated__/LocationCard_location.graphql.ts';
import { ImageCircle } from '../../../platform/images/ImageCircle.tsx';
import { BillingStatusBadge } from '../../paymentMethods/BillingStatusBadge.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { accessLabel } from '../../../accounts/users/accessLabel.ts';
import { ApprovalBadge } from '../approval/ApprovalBadge.tsx';
import styles from './LocationCard.module.css';

const billings: Record<string, string> = {
  LOCATION: 'Billed to the location',
  ORGANIZATION: 'Billed to the organization',
};

interface Props {
  location: LocationCard_location$key;
  /** The action that needs a location and continues at this one, null for none. */
  resumeWith: string | null;
  /** What is going on there. */
  summary: ReactNode;
}

/** One location of the list: a link to its gigs, or to its settings while it has none, and one to its settings. */
export function LocationCard({ location, resumeWith, summary }: Props) {
  const data = useFragment(
    graphql`
      fragment LocationCard_location on Location @throwOnFieldError {
        databaseId
        name
        approvalStatus
        billingSource
        billingStatus @catch(to: NULL)
        marketName
        viewerAccess @catch(to: NULL)
        address {
          line1
          city
          stateCode
          postalCode
        }
        image {
          ...ImageCircle_image
        }
      }
    `,
    location,
  );
  const { databaseId, name, address } = data;
  const followLink = useLinkClick();
  // Neither the money nor the settings are theirs.
  const isOnsiteManager = data.viewerAccess === 'ONSITE_MANAGER';
  const billing = isOnsiteManager ? undefined : billings[data.billingSource ?? ''];
  const role = accessLabel(data.viewerAccess);
  const settings = `/locations/${databaseId}/info`;
  const isApproved = data.approvalStatus === 'APPROVED';
  const href = isApproved || resumeWith !== null ? resumePath(resumeWith ?? 'home', databaseId) : settings;

  return (
    <article className={styles.card}>
      <ImageCircle image={data.image} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a className={styles.link} href={href} onClick={followLink}>
            {name}
          </a>
        </h3>
        <p className={styles.address}>
          {address.line1}
          <br />
          {address.city}, {address.stateCode} {address.postalCode}
        </p>
        <p className={styles.facts}>{[data.marketName, role].filter(Boolean).join(' · ')}</p>
        <div className={styles.badges}>
          {/* What is as it should be is nothing to look at. */}
          <ApprovalBadge status={data.approvalStatus} />
          {billing ? <Badge>{billing}</Badge> : null}
          {isOnsiteManager || data.billingStatus === 'ACTIVE' ? null : (
            <BillingStatusBadge status={data.billingStatus} />
          )}
        </div>
        {isOnsiteManager ? null : (
          <p className={styles.settings}>
            <TextLink href={settings} aria-label={`Settings of ${name}`}>
              Settings
            </TextLink>
          </p>
        )}
      </div>
      {summary}
    </article>
  );
}
