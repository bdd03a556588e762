import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationDisputesScreenQuery } from '../../__generated__/OrganizationDisputesScreenQuery.graphql.ts';
import { BillingHidden } from '../../businesses/paymentMethods/BillingHidden.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import type { DisputesChoice } from './disputesSearch.ts';
import { OrganizationDisputeList } from './OrganizationDisputeList.tsx';

interface Props {
  list: ScreenQuery<OrganizationDisputesScreenQuery>;
  organizationId: number;
  choice: DisputesChoice;
  onChosen: (choice: DisputesChoice) => void;
}

/** Milliseconds between two looks: those who answer here have no access to the locations that a subscription follows. */
const refreshMs = 30_000;

/** The disputes that an organization answers for locations that have left it: what waits for a decision, and what was decided. */
export function OrganizationDisputesScreen({ list, organizationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<OrganizationDisputesScreenQuery>(
    graphql`
      query OrganizationDisputesScreenQuery($organizationId: DatabaseId!, $statuses: [DisputeStatus!])
      @preloadable
      @throwOnFieldError {
        organization(databaseId: $organizationId) @catch {
          name
          viewerCanManage
          viewerCannotManageReason
          ...OrganizationDisputeList_organization
        }
      }
    `,
    useHeldQuery(shown),
  );
  const organization = valueOrNull(data.organization);
  const [rows, refresh] = useLiveList(shown);
  const canSee = organization?.viewerCanManage === true;
  useVisibleInterval(refresh, canSee ? refreshMs : null);
  // The organization frame shows that it was not found.
  if (!organization) return null;
  if (!canSee) return <BillingHidden reason={organization.viewerCannotManageReason} />;
  const path = `/organizations/${organizationId}/disputes`;
  return (
    <>
      <title>{`Disputes of ${organization.name} · Brigade`}</title>
      <TabLinks
        label="Disputes"
        currentId={choice.show}
        tabs={[
          { id: 'open', label: 'Open', href: path },
          { id: 'decided', label: 'Decided', href: `${path}?show=decided` },
        ]}
      />
      <OrganizationDisputeList
        organization={organization}
        list={rows}
        path={path}
        choice={choice}
        onChosen={onChosen}
        isBusy={shown !== list}
      />
    </>
  );
}
