import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { AddableShifts_event$key } from '../../__generated__/AddableShifts_event.graphql.ts';
import type { AddableShiftsPaginationQuery } from '../../__generated__/AddableShiftsPaginationQuery.graphql.ts';
import type { AddableShiftsQuery } from '../../__generated__/AddableShiftsQuery.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './AddableShifts.module.css';
import { AddableShift } from './AddableShift.tsx';

interface Props {
  queryRef: PreloadedQuery<AddableShiftsQuery>;
  /** The global IDs of the selected gigs. */
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
}

const pageSize = 25;

/** The upcoming shifts of the organization that do not belong to the event. */
export function AddableShifts({ queryRef, chosen, onChosen }: Props) {
  const query = usePreloadedQuery<AddableShiftsQuery>(
    graphql`
      query AddableShiftsQuery($eventId: DatabaseId!) @preloadable @throwOnFieldError {
        event(databaseId: $eventId) {
          ...AddableShifts_event
        }
      }
    `,
    queryRef,
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AddableShiftsPaginationQuery,
    AddableShifts_event$key
  >(
    graphql`
      fragment AddableShifts_event on Event
      @refetchable(queryName: "AddableShiftsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        addableShifts(first: $count, after: $cursor) @connection(key: "AddableShifts_addableShifts") {
          edges {
            node {
              id
              ...AddableShift_shift
            }
          }
        }
      }
    `,
    query.event,
  );
  const shifts = data?.addableShifts?.edges ?? [];
  if (shifts.length === 0) {
    return <p className={styles.none}>There are no other upcoming shifts to add.</p>;
  }
  return (
    <div className={styles.shifts}>
      {shifts.map(({ node }) => (
        <AddableShift key={node.id} shift={node} chosen={chosen} onChosen={onChosen} />
      ))}
      {hasNext ? (
        <Button variant="outlined" isLoading={isLoadingNext} onPress={() => loadNext(pageSize)}>
          Show later shifts
        </Button>
      ) : null}
    </div>
  );
}
