import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationInfoScreenQuery } from '../../__generated__/OrganizationInfoScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { OrganizationDetails } from './OrganizationDetails.tsx';
import { OrganizationForm } from './OrganizationForm.tsx';
import styles from './OrganizationInfoScreen.module.css';
import { OrganizationPlaces } from './OrganizationPlaces.tsx';

/** What an organization is called, how it looks, and which locations it has. */
export function OrganizationInfoScreen({ query }: { query: ScreenQuery<OrganizationInfoScreenQuery> }) {
  const data = usePreloadedQuery<OrganizationInfoScreenQuery>(
    graphql`
      query OrganizationInfoScreenQuery($organizationId: DatabaseId!) @preloadable @throwOnFieldError {
        organization(databaseId: $organizationId) @catch {
          name
          viewerCanManage @catch(to: NULL)
          ...OrganizationForm_organization
          ...OrganizationDetails_organization
          ...OrganizationPlaces_organization
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
      <title>{`${organization.name} · Brigade`}</title>
      {organization.viewerCanManage === true ? (
        <OrganizationForm organization={organization} />
      ) : (
        <OrganizationDetails organization={organization} />
      )}
      <OrganizationPlaces organization={organization} />
    </div>
  );
}
