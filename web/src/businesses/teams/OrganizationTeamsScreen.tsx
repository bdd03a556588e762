import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationTeamsScreenQuery } from '../../__generated__/OrganizationTeamsScreenQuery.graphql.ts';
import { OrganizationInvitations } from '../invitations/OrganizationInvitations.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { OrganizationAdmins } from './OrganizationAdmins.tsx';
import { OrganizationTeams } from './OrganizationTeams.tsx';
import styles from './TeamScreen.module.css';

interface Props {
  query: ScreenQuery<OrganizationTeamsScreenQuery>;
  /** Called after the viewer has left the organization or one of its teams. */
  onLeft: () => void;
}

/** The teams page of an organization: its admins, invitations, and the teams of its locations. */
export function OrganizationTeamsScreen({ query, onLeft }: Props) {
  const data = usePreloadedQuery<OrganizationTeamsScreenQuery>(
    graphql`
      query OrganizationTeamsScreenQuery($organizationId: DatabaseId!) @preloadable @throwOnFieldError {
        organization(databaseId: $organizationId) @catch {
          name
          ...OrganizationAdmins_organization
          ...OrganizationAdmins_permission
          ...OrganizationInvitations_organization
          ...OrganizationTeams_organization
          ...OrganizationTeams_locations
        }
      }
    `,
    useHeldQuery(query),
  );
  const organization = valueOrNull(data.organization);
  // The organization frame shows that it was not found.
  if (!organization) return null;
  return (
    <div className={styles.sections}>
      <title>{`Teams · ${organization.name} · Brigade`}</title>
      <OrganizationAdmins organization={organization} permission={organization} onLeft={onLeft} />
      <OrganizationInvitations organization={organization} />
      <OrganizationTeams organization={organization} locations={organization} onLeft={onLeft} />
    </div>
  );
}
