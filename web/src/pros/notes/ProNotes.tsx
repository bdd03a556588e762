import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { ProNotes_location$key } from '../../__generated__/ProNotes_location.graphql.ts';
import type { ProNotes_pro$key } from '../../__generated__/ProNotes_pro.graphql.ts';
import type { ProNotesPaginationQuery } from '../../__generated__/ProNotesPaginationQuery.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ProNoteEntry } from './ProNoteEntry.tsx';
import styles from './ProNotes.module.css';

const AddProNoteDialog = lazy(() => import('../../proNotes/AddProNoteDialog.tsx'));

interface Props {
  pro: ProNotes_pro$key;
  location: ProNotes_location$key;
  zone: string | null;
}

/** What the team wrote down about the pro, for each other. Who may not read it does not see that there is any. */
export function ProNotes({ pro, location: locationKey, zone }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProNotesPaginationQuery,
    ProNotes_pro$key
  >(
    graphql`
      fragment ProNotes_pro on Pro
      @refetchable(queryName: "ProNotesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        displayName
        notesAt(locationDatabaseId: $locationId, first: $count, after: $cursor)
          @connection(key: "ProNotes_notesAt")
          @catch(to: NULL) {
          edges {
            node {
              databaseId
              ...ProNoteEntry_note
            }
          }
        }
      }
    `,
    pro,
  );
  const location = useFragment(
    graphql`
      fragment ProNotes_location on Location @throwOnFieldError {
        id
        databaseId
        viewerCanManageApplicants @catch(to: NULL)
      }
    `,
    locationKey,
  );
  const [isAdding, setIsAdding] = useState(false);
  const { notesAt } = data;
  if (!location.viewerCanManageApplicants) return null;

  return (
    <Card
      title="Notes"
      actions={
        <Button variant="outlined" size="small" onPress={() => setIsAdding(true)}>
          Add note
        </Button>
      }
    >
      {!notesAt ? (
        <p className={styles.none}>The notes could not be loaded.</p>
      ) : notesAt.edges.length === 0 ? (
        <p className={styles.none}>Nothing written down yet. {data.displayName} never reads these notes.</p>
      ) : (
        <ul className={styles.notes}>
          {notesAt.edges.map(({ node }) => (
            <ProNoteEntry
              key={node.databaseId}
              note={node}
              proId={data.id}
              locationId={location.id}
              locationDatabaseId={location.databaseId}
              zone={zone}
            />
          ))}
        </ul>
      )}
      {hasNext ? (
        <Button variant="text" size="small" isLoading={isLoadingNext} onPress={() => loadNext(25)}>
          Show earlier ones
        </Button>
      ) : null}
      <Suspense>
        {isAdding ? (
          <AddProNoteDialog
            proId={data.id}
            locationId={location.id}
            locationDatabaseId={location.databaseId}
            name={data.displayName}
            onClosed={() => setIsAdding(false)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}
