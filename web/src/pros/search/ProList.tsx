import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ProList_location$key } from '../../__generated__/ProList_location.graphql.ts';
import type { ProListPaginationQuery } from '../../__generated__/ProListPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { ProCards } from './ProCards.tsx';
import { ProOrder } from './ProOrder.tsx';
import { ProsEmpty } from './ProsEmpty.tsx';
import type { ProSearchChoice } from './proSearch.ts';
import { ProSelectionBar } from './ProSelectionBar.tsx';
import { ProTable } from './ProTable.tsx';
import styles from './ProList.module.css';

interface Props {
  location: ProList_location$key;
  locationId: number;
  choice: ProSearchChoice;
  /** Other rows are on their way. */
  isBusy: boolean;
  /** Whether the viewer may offer shifts. */
  canOffer: boolean;
  onChosen: (choice: ProSearchChoice) => void;
  /** Gets what is made of those who are picked by then (UUIDs). */
  onPicked: (change: (picked: readonly string[]) => readonly string[]) => void;
}

/** The pros that the filters keep, as rows or cards, and what can be done with those who are picked. */
export function ProList({ location, locationId, choice, isBusy, canOffer, onChosen, onPicked }: Props) {
  const { data, ...pages } = usePaginationFragment<ProListPaginationQuery, ProList_location$key>(
    graphql`
      fragment ProList_location on Location
      @refetchable(queryName: "ProListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        pros(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
          @connection(key: "ProList_pros") {
          totalCount
          edges {
            node {
              id
              ...ProTable_pros
              ...ProCards_pros
            }
          }
        }
      }
    `,
    location,
  );
  if (!data.pros) throw new Fault('UNKNOWN', 'The pros of this location could not be loaded.');
  const pros = data.pros.edges.map(({ node }) => node);
  const { totalCount } = data.pros;
  const pick = (picked: readonly string[]) => {
    const added = picked.filter((uuid) => !choice.picked.includes(uuid));
    const dropped = choice.picked.filter((uuid) => !picked.includes(uuid));
    onPicked((former) => [...new Set([...former.filter((uuid) => !dropped.includes(uuid)), ...added])]);
  };
  const shown = {
    locationId,
    locationNodeId: data.id,
    picked: choice.picked,
    isBusy,
    canOffer,
    onPicked: pick,
  };

  return (
    <>
      {pros.length === 0 ? (
        <ProsEmpty choice={choice} onChosen={onChosen} />
      ) : (
        <>
          <div className={styles.head}>
            <p className={styles.count} role="status">
              {totalCount === 1 ? '1 pro' : `${totalCount.toLocaleString('en-US')} pros`}
            </p>
            <ProOrder locationId={locationId} choice={choice} onChosen={onChosen} />
          </div>
          {choice.view === 'cards' ? (
            <ProCards pros={pros} {...shown} />
          ) : (
            <ProTable pros={pros} {...shown} />
          )}
        </>
      )}
      <NextPage label="Load more pros" pages={pages} />
      <ProSelectionBar
        locationId={locationId}
        canOffer={canOffer}
        picked={choice.picked}
        onCleared={() => pick([])}
      />
    </>
  );
}
