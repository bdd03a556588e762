import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ProHistoryHere_atLocation$key } from '../../__generated__/ProHistoryHere_atLocation.graphql.ts';
import type { ProHistoryHerePaginationQuery } from '../../__generated__/ProHistoryHerePaginationQuery.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ProHistoryEntry } from './ProHistoryEntry.tsx';
import styles from '../../pros/profiles/ProProfile.module.css';

interface Props {
  atLocation: ProHistoryHere_atLocation$key;
  locationId: number;
  zone: string | null;
}

/** What the pro applied for and did at this location, the latest first. */
export function ProHistoryHere({ atLocation, locationId, zone }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProHistoryHerePaginationQuery,
    ProHistoryHere_atLocation$key
  >(
    graphql`
      fragment ProHistoryHere_atLocation on ProAtLocation
      @refetchable(queryName: "ProHistoryHerePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        applications(first: $count, after: $cursor) @connection(key: "ProHistoryHere_applications") {
          edges {
            node {
              id
              ...ProHistoryEntry_application
            }
          }
        }
      }
    `,
    atLocation,
  );
  const entries = data.applications?.edges ?? [];
  return (
    <Card title="At this location">
      {data.applications === null ? (
        <p className={styles.none}>The history could not be loaded.</p>
      ) : entries.length === 0 ? (
        <p className={styles.none}>This pro has not applied here yet.</p>
      ) : (
        <ol className={styles.entries}>
          {entries.map(({ node }) => (
            <ProHistoryEntry key={node.id} application={node} locationId={locationId} zone={zone} />
          ))}
        </ol>
      )}
      {hasNext ? (
        <Button variant="text" size="small" isLoading={isLoadingNext} onPress={() => loadNext(25)}>
          Show earlier ones
        </Button>
      ) : null}
    </Card>
  );
}
