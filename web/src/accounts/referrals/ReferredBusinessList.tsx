import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ReferredBusinessList_query$key } from '../../__generated__/ReferredBusinessList_query.graphql.ts';
import type { ReferredBusinessListPaginationQuery } from '../../__generated__/ReferredBusinessListPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoMessages } from '../../ui/illustrations/NoMessages.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { ReferredBusinessRow } from './ReferredBusinessRow.tsx';

const columns: readonly TableColumn[] = [
  { id: 'business', header: 'Business' },
  { id: 'signedUp', header: 'Signed up' },
  { id: 'state', header: 'Progress' },
  { id: 'reward', header: 'Your reward', align: 'end' },
];

interface Props {
  query: ReferredBusinessList_query$key;
  /** What both sides get: "$50". */
  reward: string;
  hasCode: boolean;
}

/** Who signed up with the viewer's code, newest first, with the state of the reward. */
export function ReferredBusinessList({ query, reward, hasCode }: Props) {
  const { data, ...pages } = usePaginationFragment<
    ReferredBusinessListPaginationQuery,
    ReferredBusinessList_query$key
  >(
    graphql`
      fragment ReferredBusinessList_query on Query
      @refetchable(queryName: "ReferredBusinessListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        viewer {
          referredBusinesses(first: $count, after: $cursor)
            @connection(key: "ReferredBusinessList_referredBusinesses") {
            edges {
              node {
                databaseId
                ...ReferredBusinessRow_business
              }
            }
          }
        }
      }
    `,
    query,
  );
  const businesses = (data.viewer?.referredBusinesses?.edges ?? []).map(({ node }) => node);
  if (businesses.length === 0) {
    return (
      <EmptyState illustration={<NoMessages />} title="No one has signed up with your code yet">
        {hasCode
          ? 'Send your link to a manager you know. You see here when they sign up, post and earn you the reward.'
          : 'Create your code above, then send the link to a manager you know.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Card title="Businesses you referred" padding="none">
        <Table label="Businesses you referred" columns={columns}>
          {businesses.map((business) => (
            <ReferredBusinessRow key={business.databaseId} business={business} reward={reward} />
          ))}
        </Table>
      </Card>
      <NextPage label="Load more businesses" pages={pages} />
    </>
  );
}
