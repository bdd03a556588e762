import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { OrganizationTokens_organization$key } from '../../__generated__/OrganizationTokens_organization.graphql.ts';
import type { OrganizationTokensPaginationQuery } from '../../__generated__/OrganizationTokensPaginationQuery.graphql.ts';
import { ApiTokenRow } from '../../accounts/apiTokens/ApiTokenRow.tsx';
import listStyles from '../../accounts/apiTokens/ApiTokenList.module.css';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { Card } from '../../ui/layout/Card.tsx';

const pageSize = 50;

/** The tokens that are limited to an organization or to its locations, made by any user. */
export function OrganizationTokens({ organization }: { organization: OrganizationTokens_organization$key }) {
  const { data, ...pages } = usePaginationFragment<
    OrganizationTokensPaginationQuery,
    OrganizationTokens_organization$key
  >(
    graphql`
      fragment OrganizationTokens_organization on Organization
      @refetchable(queryName: "OrganizationTokensPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @throwOnFieldError {
        apiTokens(first: $count, after: $cursor) @connection(key: "OrganizationTokens_apiTokens") @catch {
          connectionId: __id
          edges {
            node {
              id
              ...ApiTokenRow_token
            }
          }
        }
      }
    `,
    organization,
  );
  const list = valueOrNull(data.apiTokens);
  if (!list) {
    return (
      <EmptyState illustration={<NotFound />} title="API tokens are not available">
        The server behind this app has none.
      </EmptyState>
    );
  }
  if (list.edges.length === 0) {
    return (
      <EmptyState illustration={<NoResults />} title="No API tokens for this organization">
        Tokens that someone makes for the organization or one of its locations show here. A token without a
        place shows only to its maker.
      </EmptyState>
    );
  }
  return (
    <>
      <p className={listStyles.facts}>
        Made for this organization or its locations. Revoke what is no longer needed: its maker gets a
        message.
      </p>
      <Card title="API tokens" padding="none">
        <ul className={listStyles.rows} aria-label="API tokens">
          {list.edges.map(({ node }) => (
            <ApiTokenRow key={node.id} token={node} connectionId={list.connectionId} isOfOrganization />
          ))}
        </ul>
      </Card>
      <NextPage label="Load more tokens" pages={pages} size={pageSize} />
    </>
  );
}
