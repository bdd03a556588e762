import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GroupScreenQuery } from '../../__generated__/GroupScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { GroupActions } from './GroupActions.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import styles from '../network/network.module.css';
import { groupsHref } from '../network/networkHrefs.ts';
import { prosCount } from './prosCount.ts';

interface Props {
  list: ScreenQuery<GroupScreenQuery>;
  locationId: number;
  search: string;
  onSearched: (search: string) => void;
}

/** A group of a location's network: who is in it, and what can be done with all of them. */
export function GroupScreen({ list, locationId, search, onSearched }: Props) {
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<GroupScreenQuery>(
    graphql`
      query GroupScreenQuery($groupId: DatabaseId!, $search: String!) @preloadable @throwOnFieldError {
        proGroup(databaseId: $groupId) @catch {
          name
          description
          memberCount
          location {
            databaseId
            name
            viewerCanManageApplicants @catch(to: NULL)
          }
          ...GroupActions_group
          ...GroupMembers_group
        }
      }
    `,
    useHeldQuery(shown),
  );
  const group = valueOrNull(data.proGroup);
  if (!group || group.location.databaseId !== locationId) return <GroupGone locationId={locationId} />;
  const canManage = group.location.viewerCanManageApplicants ?? false;

  return (
    <>
      <title>{`${group.name} · ${group.location.name} · Brigade`}</title>
      <PageHeader
        breadcrumbs={[{ label: 'Groups', href: groupsHref(locationId) }, { label: group.name }]}
        title={group.name}
        subtitle={[prosCount(group.memberCount), group.description].filter(Boolean).join(' · ')}
        actions={canManage ? <GroupActions group={group} locationId={locationId} /> : null}
      />
      <div className={styles.page}>
        <GroupMembers
          group={group}
          locationId={locationId}
          canManage={canManage}
          search={search}
          isBusy={shown !== list}
          onSearched={onSearched}
        />
      </div>
    </>
  );
}

function GroupGone({ locationId }: { locationId: number }) {
  return (
    <EmptyState
      illustration={<NotFound />}
      headingLevel={1}
      title="There is no such group"
      action={
        <LinkButton variant="outlined" href={groupsHref(locationId)}>
          All groups
        </LinkButton>
      }
    >
      It was deleted, or it belongs to another location.
    </EmptyState>
  );
}
