import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { PastWorkList_location$key } from '../../__generated__/PastWorkList_location.graphql.ts';
import type { PastWorkListPaginationQuery } from '../../__generated__/PastWorkListPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { useListedPros } from '../../pros/profiles/useListedPros.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { PastWorkRow } from './PastWorkRow.tsx';
import { isPastWorkFiltered, type PastWorkChoice } from './pastWorkSearch.ts';

const columns: readonly TableColumn[] = [
  { id: 'pro', header: 'Pro' },
  { id: 'rating', header: 'Rating', isBrief: true },
  { id: 'work', header: 'Worked as', isBrief: true },
  { id: 'when', header: 'When', isBrief: true },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  location: PastWorkList_location$key;
  locationId: number;
  choice: PastWorkChoice;
  /** Other rows are on their way. */
  isBusy: boolean;
  /** Whether the viewer may offer shifts. */
  canOffer: boolean;
}

/** What was worked, the latest first. */
export function PastWorkList({ location, locationId, choice, isBusy, canOffer }: Props) {
  const { data, ...pages } = usePaginationFragment<PastWorkListPaginationQuery, PastWorkList_location$key>(
    graphql`
      fragment PastWorkList_location on Location
      @refetchable(queryName: "PastWorkListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        timeZone
        pastWork(first: $count, after: $cursor, filter: $filter) @connection(key: "PastWorkList_pastWork") {
          edges {
            node {
              id
              pro {
                uuid
              }
              ...PastWorkRow_application
            }
          }
        }
      }
    `,
    location,
  );
  useListedPros(locationId, 'history', data.pastWork?.edges.map(({ node }) => node.pro.uuid) ?? []);
  if (!data.pastWork) throw new Fault('UNKNOWN', 'The past work of this location could not be loaded.');
  const { edges } = data.pastWork;
  if (edges.length === 0) {
    return isPastWorkFiltered(choice) ? (
      <EmptyState illustration={<NoResults />} title="No past work fits">
        Remove a filter or try a longer period.
      </EmptyState>
    ) : (
      <EmptyState illustration={<NoGigs />} title="No past work yet">
        Pros appear here after they work a shift.
      </EmptyState>
    );
  }
  return (
    <>
      <Card padding="none">
        <Table label="Past work" columns={columns} isBusy={isBusy}>
          {edges.map(({ node }) => (
            <PastWorkRow
              key={node.id}
              application={node}
              locationId={locationId}
              zone={data.timeZone ?? null}
              canOffer={canOffer}
              isEverywhere={choice.isEverywhere}
            />
          ))}
        </Table>
      </Card>
      <NextPage label="Load earlier work" pages={pages} />
    </>
  );
}
