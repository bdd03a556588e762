import { Outlet, useLocation } from '@tanstack/react-router';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationFrameQuery } from '../../__generated__/OrganizationFrameQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { OrganizationShell } from './OrganizationShell.tsx';
import { OrganizationUnavailable } from './OrganizationUnavailable.tsx';

/** What the pages of an organization share: its name and the list of them. Its query stays between them. */
export function OrganizationFrame({ query }: { query: ScreenQuery<OrganizationFrameQuery> }) {
  const data = usePreloadedQuery<OrganizationFrameQuery>(
    graphql`
      query OrganizationFrameQuery($organizationId: DatabaseId!) @preloadable @throwOnFieldError {
        organization(databaseId: $organizationId) @catch {
          ...OrganizationShell_organization
        }
      }
    `,
    useHeldQuery(query),
  );
  const currentId = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' });
  const organization = valueOrNull(data.organization);
  if (!organization) return <OrganizationUnavailable />;

  return (
    <OrganizationShell organization={organization} currentId={currentId}>
      <Outlet />
    </OrganizationShell>
  );
}
