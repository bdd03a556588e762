import { graphql, useFragment } from 'react-relay/hooks';
import type { OrganizationPlaces_organization$key } from '../../__generated__/OrganizationPlaces_organization.graphql.ts';
import { ApprovalBadge } from '../locations/approval/ApprovalBadge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './OrganizationPlaces.module.css';

/** The locations of an organization that the viewer may see, each with the way to its settings. */
export function OrganizationPlaces({ organization }: { organization: OrganizationPlaces_organization$key }) {
  const { locations } = useFragment(
    graphql`
      fragment OrganizationPlaces_organization on Organization @throwOnFieldError {
        locations(first: 100) {
          totalCount
          edges {
            node {
              id
              databaseId
              name
              approvalStatus
              address {
                city
                stateCode
              }
            }
          }
        }
      }
    `,
    organization,
  );
  const places = locations?.edges.map(({ node }) => node) ?? [];
  const more = (locations?.totalCount ?? 0) - places.length;

  return (
    <Card title="Locations" actions={<TextLink href="/locations">All locations</TextLink>}>
      {places.length === 0 ? (
        <p className={styles.note}>No locations yet.</p>
      ) : (
        <ul className={styles.places}>
          {places.map(({ id, databaseId, name, approvalStatus, address }) => (
            <li key={id} className={styles.place}>
              <TextLink href={`/locations/${databaseId}/info`}>{name}</TextLink>
              <span className={styles.city}>
                {address.city}, {address.stateCode}
              </span>
              <ApprovalBadge status={approvalStatus} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? <p className={styles.note}>And {more} more.</p> : null}
    </Card>
  );
}
