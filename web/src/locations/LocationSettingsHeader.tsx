import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationSettingsHeader_location$key } from '../__generated__/LocationSettingsHeader_location.graphql.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { ApprovalBadge } from './ApprovalBadge.tsx';

interface Props {
  location: LocationSettingsHeader_location$key;
  locationId: number;
  /** The last part of the page's path. */
  currentTab: string;
}

const tabs = [
  { id: 'info', label: 'Info' },
  { id: 'addresses', label: 'Addresses' },
  { id: 'teams', label: 'Team' },
  { id: 'billing', label: 'Billing' },
  { id: 'add-ons', label: 'Add-ons' },
] as const;

const move = { id: 'org-remap', label: 'Move' };

/** Names a location above its settings, and leads to each of their pages. */
export function LocationSettingsHeader({ location, locationId, currentTab }: Props) {
  const { name, approvalStatus, organization, viewerAccess } = useFragment(
    graphql`
      fragment LocationSettingsHeader_location on Location @throwOnFieldError {
        name
        approvalStatus
        viewerAccess @catch(to: NULL)
        organization {
          name
        }
      }
    `,
    location,
  );
  const mayMove = viewerAccess === 'PLATFORM_ADMIN' || viewerAccess === 'ORGANIZATION_ADMIN';

  return (
    <PageHeader
      title={name}
      meta={<ApprovalBadge status={approvalStatus} />}
      subtitle={organization.name}
      breadcrumbs={[{ label: 'Locations', href: '/locations' }, { label: 'Settings' }]}
    >
      <TabLinks
        label="Settings of the location"
        tabs={[...tabs, ...(mayMove ? [move] : [])].map((tab) => ({
          ...tab,
          href: `/locations/${locationId}/${tab.id}`,
        }))}
        currentId={currentTab}
      />
    </PageHeader>
  );
}
