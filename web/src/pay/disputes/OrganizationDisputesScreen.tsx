import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationDisputesScreenQuery } from '../../__generated__/OrganizationDisputesScreenQuery.graphql.ts';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useBilledLive } from '../invoices/useBilledLive.ts';
import { DisputesHidden } from './DisputesHidden.tsx';
import type { DisputesChoice } from './disputesSearch.ts';
import { DisputeTabs } from './DisputeTabs.tsx';
import { OrganizationDisputeList } from './OrganizationDisputeList.tsx';

interface Props {
  list: ScreenQuery<OrganizationDisputesScreenQuery>;
  organizationId: number;
  choice: DisputesChoice;
  onChosen: (choice: DisputesChoice) => void;
}

/** The disputes that an organization answers for locations that have left it: what waits for a decision, and what was decided. */
export function OrganizationDisputesScreen({ list, organizationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<OrganizationDisputesScreenQuery>(
    graphql`
      query OrganizationDisputesScreenQuery($organizationId: DatabaseId!, $statuses: [DisputeStatus!])
      @preloadable
      @throwOnFieldError {
        viewer {
          ...useBilledLive_viewer
        }
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
  useBilledLive(canSee ? (data.viewer ?? null) : null, refresh);
  // The organization frame shows that it was not found.
  if (!organization) return null;
  if (!canSee) return <DisputesHidden reason={organization.viewerCannotManageReason} />;
  const path = `/organizations/${organizationId}/disputes`;
  return (
    <>
      <title>{`Disputes of ${organization.name} · Brigade`}</title>
      <DisputeTabs path={path} show={choice.show} />
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
