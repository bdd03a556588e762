import { graphql, useFragment } from 'react-relay/hooks';
import type { OrganizationDashboard_organization$key } from '../../__generated__/OrganizationDashboard_organization.graphql.ts';
import { AvailableDashboard, type ChosenDashboard } from './AvailableDashboard.tsx';

interface Props extends ChosenDashboard {
  organization: OrganizationDashboard_organization$key;
}

/** A dashboard of an organization, if it is available. */
export function OrganizationDashboard({ organization, ...chosen }: Props) {
  const { dashboard } = useFragment(
    graphql`
      fragment OrganizationDashboard_organization on Organization @throwOnFieldError {
        dashboard(name: $name, from: $from, to: $to, compare: $compare, skillDatabaseId: $position) @catch {
          ...AvailableDashboard_dashboard
        }
      }
    `,
    organization,
  );
  return <AvailableDashboard {...chosen} dashboard={dashboard} />;
}
