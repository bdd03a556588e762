import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ProHistoryHere_atLocation$key } from '../../__generated__/ProHistoryHere_atLocation.graphql.ts';
import type { ProHistoryHerePaginationQuery } from '../../__generated__/ProHistoryHerePaginationQuery.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ProHistoryEntry } from './ProHistoryEntry.tsx';
import { ReliabilityDots } from './ReliabilityDots.tsx';
import styles from '../../pros/profiles/ProProfile.module.css';

interface Props {
  atLocation: ProHistoryHere_atLocation$key;
  locationId: number;
  zone: string | null;
}

/** The rest is shown on demand: it was loaded to tell how reliable the pro is. */
const mostEntries = 10;

/** What the pro applied for and did at this location, the latest first. */
export function ProHistoryHere({ atLocation, locationId, zone }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProHistoryHerePaginationQuery,
    ProHistoryHere_atLocation$key
  >(
    graphql`
      fragment ProHistoryHere_atLocation on ProAtLocation
      @refetchable(queryName: "ProHistoryHerePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        applications(first: $count, after: $cursor) @connection(key: "ProHistoryHere_applications") {
          edges {
            node {
              id
              ...ReliabilityDots_applications
              ...ProHistoryEntry_application
            }
          }
        }
      }
    `,
    atLocation,
  );
  const entries = data.applications?.edges ?? [];
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, mostEntries);
  return (
    <Card title="At this location">
      {data.applications === null ? (
        <p className={styles.none}>The history could not be loaded.</p>
      ) : entries.length === 0 ? (
        <p className={styles.none}>This pro has not applied here yet.</p>
      ) : (
        <>
          <ReliabilityDots applications={entries.map(({ node }) => node)} />
          <ol className={styles.entries}>
            {shown.map(({ node }) => (
              <ProHistoryEntry key={node.id} application={node} locationId={locationId} zone={zone} />
            ))}
          </ol>
        </>
      )}
      {hasNext || shown.length < entries.length ? (
        <Button
          variant="text"
          size="small"
          isLoading={isLoadingNext}
          onPress={() => {
            if (isWhole) loadNext(25);
            setWhole(true);
          }}
        >
          Show earlier ones
        </Button>
      ) : null}
    </Card>
  );
}
