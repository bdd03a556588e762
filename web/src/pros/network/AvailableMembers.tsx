import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AvailableMembers_location$key } from '../../__generated__/AvailableMembers_location.graphql.ts';
import { isMissing } from '../../platform/relay/caught.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { NetworkMemberList } from './NetworkMemberList.tsx';

interface Props extends Omit<ComponentProps<typeof NetworkMemberList>, 'location'> {
  location: AvailableMembers_location$key;
}

/** The pros of a network, or a note where the server does not list them. */
export function AvailableMembers({ location, ...rest }: Props) {
  const data = useFragment(
    graphql`
      fragment AvailableMembers_location on Location @throwOnFieldError {
        networkMembers(first: 25, search: $search) @catch {
          __typename
        }
        ...NetworkMemberList_location
      }
    `,
    location,
  );
  if (!isMissing(data.networkMembers)) return <NetworkMemberList location={data} {...rest} />;
  return (
    <EmptyState illustration={<NoResults />} title="The network is not available here">
      This server does not list the members of a network.
    </EmptyState>
  );
}
