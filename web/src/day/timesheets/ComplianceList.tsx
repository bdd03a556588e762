import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ComplianceList_location$key } from '../../__generated__/ComplianceList_location.graphql.ts';
import type { ComplianceListPaginationQuery } from '../../__generated__/ComplianceListPaginationQuery.graphql.ts';
import type { ComplianceScreenQuery } from '../../__generated__/ComplianceScreenQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './Compliance.module.css';
import { ComplianceRow } from './ComplianceRow.tsx';
import { type ComplianceChoice, defaultStatus } from './complianceSearch.ts';

interface Props {
  location: ComplianceList_location$key;
  locationId: number;
  list: ScreenQuery<ComplianceScreenQuery>;
  choice: ComplianceChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The shifts of pros whose break has a status, the latest first. */
export function ComplianceList({ location, locationId, list, choice, isBusy }: Props) {
  const { data, ...pages } = usePages<ComplianceListPaginationQuery, ComplianceList_location$key>(
    graphql`
      fragment ComplianceList_location on Location
      @refetchable(queryName: "ComplianceListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        timeZone @catch(to: NULL)
        applications(first: $count, after: $cursor, filter: $filter, from: $from, until: $until)
          @connection(key: "ComplianceList_applications") {
          edges {
            node {
              id
              ...ComplianceRow_application
            }
          }
        }
      }
    `,
    location,
  );
  if (!data?.applications) throw new Fault('UNKNOWN', 'The breaks of this location could not be loaded.');
  const { edges } = data.applications;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  const { rows } = useListRefresh(list, loaded, pages);
  if (rows.length === 0 && !pages.hasNext) return <NoBreaks choice={choice} />;

  return (
    <>
      <Card padding="none">
        <ul className={styles.rows} aria-label="Shifts by break" aria-busy={isBusy || undefined}>
          {rows.map((application) => (
            <ComplianceRow
              key={application.id}
              application={application}
              locationId={locationId}
              zone={data.timeZone ?? null}
            />
          ))}
        </ul>
      </Card>
      <NextPage label="Load more shifts" pages={pages} />
    </>
  );
}

function NoBreaks({ choice: { status, from, until, search } }: { choice: ComplianceChoice }) {
  if (status === defaultStatus && from === null && until === null && search === '') {
    return (
      <EmptyState illustration={<NoGigs />} title="No break problems">
        Breaks that were late, too short, too long or not taken show here.
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration={<NoResults />} title="No shifts found">
      Choose another status, other days or another name.
    </EmptyState>
  );
}
