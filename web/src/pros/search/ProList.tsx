import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ProList_location$key } from '../../__generated__/ProList_location.graphql.ts';
import type { ProListPaginationQuery } from '../../__generated__/ProListPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { ListWithPanel } from '../../ui/overlays/ListWithPanel.tsx';
import { useIsBeside } from '../../ui/overlays/useIsBeside.ts';
import { ProCards } from './ProCards.tsx';
import { profileHref } from './proHrefs.ts';
import { ProOrder } from './ProOrder.tsx';
import { ProPanel } from './ProPanel.tsx';
import { ProsEmpty } from './ProsEmpty.tsx';
import type { ProSearchChoice } from './proSearch.ts';
import { ProSelectionBar } from './ProSelectionBar.tsx';
import { ProTable } from './ProTable.tsx';
import styles from './ProList.module.css';
import { preloadSearchedPro } from './lazySearchedPro.ts';
import { searchHref } from './searchHref.ts';
import { useProWalk } from './useProWalk.ts';

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
  /** Opens the profile of another pro (UUID); null closes it. */
  onOpened: (uuid: string | null) => void;
}

/**
 * The pros that the filters keep, as rows or cards, and what can be done with those who are picked. On wide windows a
 * name opens the profile beside the list.
 */
export function ProList({
  location,
  locationId,
  choice,
  isBusy,
  canOffer,
  onChosen,
  onPicked,
  onOpened,
}: Props) {
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
              uuid
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
  const { opened } = choice;
  const isBeside = useIsBeside();
  const walk = useProWalk(
    pros.map(({ uuid }) => uuid),
    opened,
    pages,
    onOpened,
  );
  const shown = {
    locationId,
    locationNodeId: data.id,
    picked: choice.picked,
    isBusy,
    canOffer,
    onPicked: pick,
    opened,
    linkTo: (uuid: string) =>
      isBeside
        ? {
            href: searchHref(locationId, { ...choice, opened: uuid }),
            keepsScroll: true,
            onPointerEnter: preloadSearchedPro,
            onFocus: preloadSearchedPro,
          }
        : { href: profileHref(locationId, uuid, 'search') },
  };

  return (
    <ListWithPanel
      isOpen={opened !== null}
      panel={
        <ProPanel
          uuid={opened}
          locationId={locationId}
          canOffer={canOffer}
          isPicked={opened !== null && choice.picked.includes(opened)}
          onPicked={(isPicked) => {
            const others = choice.picked.filter((uuid) => uuid !== opened);
            pick(isPicked && opened !== null ? [...others, opened] : others);
          }}
          walk={walk}
          onClosed={() => onOpened(null)}
        />
      }
    >
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
    </ListWithPanel>
  );
}
