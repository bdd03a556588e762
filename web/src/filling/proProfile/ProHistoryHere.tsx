import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ProHistoryHere_pro$key } from '../../__generated__/ProHistoryHere_pro.graphql.ts';
import type { ProHistoryHerePaginationQuery } from '../../__generated__/ProHistoryHerePaginationQuery.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ProHistoryEntry } from './ProHistoryEntry.tsx';
import styles from '../../pros/profiles/ProProfile.module.css';

interface Props {
  pro: ProHistoryHere_pro$key;
  locationId: number;
  zone: string | null;
}

/** What the pro applied for and did at this location, the latest first. */
export function ProHistoryHere({ pro, locationId, zone }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProHistoryHerePaginationQuery,
    ProHistoryHere_pro$key
  >(
    graphql`
      fragment ProHistoryHere_pro on Pro
      @refetchable(queryName: "ProHistoryHerePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        applicationsAt(locationDatabaseId: $locationId, first: $count, after: $cursor)
          @connection(key: "ProHistoryHere_applicationsAt") {
          edges {
            node {
              id
              ...ProHistoryEntry_application
            }
          }
        }
      }
    `,
    pro,
  );
  const entries = data.applicationsAt?.edges ?? [];
  return (
    <Card title="At this location">
      {data.applicationsAt === null ? (
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
