import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { ProNotes_atLocation$key } from '../../__generated__/ProNotes_atLocation.graphql.ts';
import type { ProNotes_location$key } from '../../__generated__/ProNotes_location.graphql.ts';
import type { ProNotes_pro$key } from '../../__generated__/ProNotes_pro.graphql.ts';
import type { ProNotesPaginationQuery } from '../../__generated__/ProNotesPaginationQuery.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AddNoteButton } from './AddNoteButton.tsx';
import { ProNoteEntry } from './ProNoteEntry.tsx';
import styles from './ProNotes.module.css';

interface Props {
  pro: ProNotes_pro$key;
  atLocation: ProNotes_atLocation$key;
  location: ProNotes_location$key;
  zone: string | null;
  /** Whether they are in a card, with the button that adds one; default true. */
  hasCard?: boolean;
}

/** The team's notes about a pro. Hidden from a viewer without the permission to read them. */
export function ProNotes({ pro: proKey, atLocation, location: locationKey, zone, hasCard = true }: Props) {
  const pro = useFragment(
    graphql`
      fragment ProNotes_pro on Pro @throwOnFieldError {
        id
        displayName
        ...AddNoteButton_pro
      }
    `,
    proKey,
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProNotesPaginationQuery,
    ProNotes_atLocation$key
  >(
    graphql`
      fragment ProNotes_atLocation on ProAtLocation
      @refetchable(queryName: "ProNotesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        notes(first: $count, after: $cursor) @connection(key: "ProNotes_notes") @catch(to: NULL) {
          edges {
            node {
              databaseId
              ...ProNoteEntry_note
            }
          }
        }
      }
    `,
    atLocation,
  );
  const location = useFragment(
    graphql`
      fragment ProNotes_location on Location @throwOnFieldError {
        id
        viewerCanManageApplicants @catch(to: NULL)
        ...AddNoteButton_location
      }
    `,
    locationKey,
  );
  const { notes } = data;
  if (!location.viewerCanManageApplicants) return null;

  const list = (
    <>
      {!notes ? (
        <p className={styles.none}>The notes could not be loaded.</p>
      ) : notes.edges.length === 0 ? (
        <p className={styles.none}>No notes yet. {pro.displayName} can’t see notes.</p>
      ) : (
        <ul className={styles.notes}>
          {notes.edges.map(({ node }) => (
            <ProNoteEntry
              key={node.databaseId}
              note={node}
              proId={pro.id}
              locationId={location.id}
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
    </>
  );
  if (!hasCard) return list;
  return (
    <Card title="Notes" actions={<AddNoteButton pro={pro} location={location} />}>
      {list}
    </Card>
  );
}
