import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationSettingsShell_location$key } from '../../../__generated__/LocationSettingsShell_location.graphql.ts';
import { ImageCircle } from '../../../platform/images/ImageCircle.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { SettingsShell } from '../../../ui/layout/SettingsShell.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { ApprovalBadge } from '../approval/ApprovalBadge.tsx';
import { useNamedLocation } from '../useNamedLocation.ts';
import styles from './LocationSettingsShell.module.css';
import { settingsPages } from './settingsPages.ts';

interface Props {
  location: LocationSettingsShell_location$key;
  locationId: number;
  /** The last part of the page's path. */
  currentId: string;
  children: ReactNode;
}

const move = { id: 'org-remap', label: 'Move' };

/** The settings of a location: its name, and the list of their sections. */
export function LocationSettingsShell({ location, locationId, currentId, children }: Props) {
  const { name, approvalStatus, organization, viewerCanMove, image } = useFragment(
    graphql`
      fragment LocationSettingsShell_location on Location @throwOnFieldError {
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
    <SettingsShell
      header={
        <PageHeader
          title={
            <span className={styles.title}>
              <ImageCircle image={image} size="small" />
              {name}
            </span>
          }
          meta={<ApprovalBadge status={approvalStatus} />}
          subtitle={
            <TextLink href={`/organizations/${organization.databaseId}`}>{organization.name}</TextLink>
          }
          breadcrumbs={[{ label: 'Locations', href: '/locations' }, { label: 'Settings' }]}
        />
      }
      label="Settings of the location"
      sections={[...settingsPages, ...(viewerCanMove === true ? [move] : [])].map((page) => ({
        ...page,
        href: `/locations/${locationId}/${page.id}`,
      }))}
      currentId={currentId}
    >
      {children}
    </SettingsShell>
  );
}
