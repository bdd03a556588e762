import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationTokensScreenQuery } from '../../__generated__/OrganizationTokensScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { OrganizationTokens } from './OrganizationTokens.tsx';

/** The API tokens of an organization, for its admins. */
export function OrganizationTokensScreen({ query }: { query: ScreenQuery<OrganizationTokensScreenQuery> }) {
  const data = usePreloadedQuery<OrganizationTokensScreenQuery>(
    graphql`
      query OrganizationTokensScreenQuery($organizationId: DatabaseId!) @preloadable @throwOnFieldError {
        organization(databaseId: $organizationId) @catch {
          name
          viewerCanManage @catch(to: NULL)
          viewerCannotManageReason @catch(to: NULL)
          ...OrganizationTokens_organization
        }
      }
    `,
    useHeldQuery(query),
  );
  const organization = valueOrNull(data.organization);
  // The organization frame shows that it was not found.
  if (!organization) return null;
  return (
    <>
      <title>{`API tokens · ${organization.name} · Brigade`}</title>
      {organization.viewerCanManage === true ? (
        <OrganizationTokens organization={organization} />
      ) : (
        <EmptyState illustration={<NoPermission />} title="Admins of the organization see its API tokens">
          {organization.viewerCannotManageReason ?? 'Your role does not allow it.'}
        </EmptyState>
      )}
    </>
  );
}
