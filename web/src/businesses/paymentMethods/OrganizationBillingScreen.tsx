import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationBillingScreenQuery } from '../../__generated__/OrganizationBillingScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import type { BillingView } from './BillingView.ts';
import { OrganizationBilling } from './OrganizationBilling.tsx';

interface Props extends Omit<BillingView, 'takesTestCards'> {
  query: ScreenQuery<OrganizationBillingScreenQuery>;
}

/** How an organization pays for the shifts of its locations. */
export function OrganizationBillingScreen({ query, ...view }: Props) {
  const data = usePreloadedQuery<OrganizationBillingScreenQuery>(
    graphql`
      query OrganizationBillingScreenQuery($organizationId: DatabaseId!) @preloadable @throwOnFieldError {
        organization(databaseId: $organizationId) @catch {
          name
          ...OrganizationBilling_organization
        }
        sandbox {
          takesTestCards
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
      <title>{`Billing of ${organization.name} · Brigade`}</title>
      <OrganizationBilling
        {...view}
        organization={organization}
        takesTestCards={data.sandbox?.takesTestCards ?? false}
      />
    </>
  );
}
