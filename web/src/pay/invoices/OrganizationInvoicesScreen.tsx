import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationInvoicesScreenQuery } from '../../__generated__/OrganizationInvoicesScreenQuery.graphql.ts';
import { BillingHidden } from '../../businesses/paymentMethods/BillingHidden.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { InvoiceListHeader } from './InvoiceListHeader.tsx';
import type { InvoicesChoice } from './invoicesSearch.ts';
import { OrganizationInvoiceList } from './OrganizationInvoiceList.tsx';
import { useBilledLive } from './useBilledLive.ts';

interface Props {
  list: ScreenQuery<OrganizationInvoicesScreenQuery>;
  organizationId: number;
  choice: InvoicesChoice;
  onChosen: (choice: InvoicesChoice) => void;
}

/** The invoices of an organization and its locations. */
export function OrganizationInvoicesScreen({ list, organizationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<OrganizationInvoicesScreenQuery>(
    graphql`
      query OrganizationInvoicesScreenQuery($organizationId: DatabaseId!, $filter: InvoiceFilter)
      @preloadable
      @throwOnFieldError {
        viewer {
          ...useBilledLive_viewer
        }
        organization(databaseId: $organizationId) @catch {
          name
          viewerCanManage
          viewerCannotManageReason
          ...OrganizationInvoiceList_organization
        }
      }
    `,
    useHeldQuery(shown),
  );
  const organization = valueOrNull(data.organization);
  const [rows, refresh] = useLiveList(shown);
  const canSee = organization?.viewerCanManage === true;
  useBilledLive(canSee ? (data.viewer ?? null) : null, refresh);
  // The organization frame shows that it was not found.
  if (!organization) return null;
  if (!canSee) {
    return <BillingHidden reason={organization.viewerCannotManageReason} />;
  }
  const path = `/organizations/${organizationId}/invoices`;
  return (
    <>
      <title>{`Invoices of ${organization.name} · Brigade`}</title>
      <InvoiceListHeader path={path} choice={choice} onChosen={onChosen} />
      <OrganizationInvoiceList
        organization={organization}
        list={rows}
        path={path}
        choice={choice}
        isBusy={shown !== list}
      />
    </>
  );
}
