import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationSettingsHeader_location$key } from '../../../__generated__/LocationSettingsHeader_location.graphql.ts';
import { ImageCircle } from '../../../platform/images/ImageCircle.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { TabLinks } from '../../../ui/navigation/TabLinks.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { ApprovalBadge } from '../approval/ApprovalBadge.tsx';
import { useNamedLocation } from '../useNamedLocation.ts';
import styles from './LocationSettingsHeader.module.css';
import { settingsPages } from './settingsPages.ts';

interface Props {
  location: LocationSettingsHeader_location$key;
  locationId: number;
  /** The last part of the page's path. */
  currentTab: string;
}

const move = { id: 'org-remap', label: 'Move' };

/** Names a location above its settings, and leads to each of their pages. */
export function LocationSettingsHeader({ location, locationId, currentTab }: Props) {
  const { name, approvalStatus, organization, viewerCanMove, image } = useFragment(
    graphql`
      fragment LocationSettingsHeader_location on Location @throwOnFieldError {
        name
        approvalStatus
        viewerCanMove @catch(to: NULL)
        organization {
          databaseId
          name
        }
        image {
          ...ImageCircle_image
        }
      }
    `,
    location,
  );
  useNamedLocation(locationId, name);

  return (
    <PageHeader
      title={
        <span className={styles.title}>
          <ImageCircle image={image} size="small" />
          {name}
        </span>
      }
      meta={<ApprovalBadge status={approvalStatus} />}
      subtitle={<TextLink href={`/organizations/${organization.databaseId}`}>{organization.name}</TextLink>}
      breadcrumbs={[{ label: 'Locations', href: '/locations' }, { label: 'Settings' }]}
    >
      <TabLinks
        label="Settings of the location"
        tabs={[...settingsPages, ...(viewerCanMove === true ? [move] : [])].map((tab) => ({
          ...tab,
          href: `/locations/${locationId}/${tab.id}`,
        }))}
        currentId={currentTab}
      />
    </PageHeader>
  );
}
