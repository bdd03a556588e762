import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigList_access$key } from '../../__generated__/GigList_access.graphql.ts';
import type { GigList_location$key } from '../../__generated__/GigList_location.graphql.ts';
import type { GigListPaginationQuery } from '../../__generated__/GigListPaginationQuery.graphql.ts';
import type { GigListScreenQuery } from '../../__generated__/GigListScreenQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { daySummaryOf } from './daySummary.ts';
import { GigBulkBar } from './GigBulkBar.tsx';
import styles from './GigList.module.css';
import { GigListEmpty } from './GigListEmpty.tsx';
import type { GigListChoice } from './gigListSearch.ts';
import { GigListRows } from './GigListRows.tsx';
import { GigRow } from './GigRow.tsx';
import { groupByDay, knownDate, startDate } from './groupByDay.ts';

interface Props {
  location: GigList_location$key;
  access: GigList_access$key;
  locationId: number;
  list: ScreenQuery<GigListScreenQuery>;
  choice: GigListChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
  onChosen: (choice: GigListChoice) => void;
}

/** The list of gigs, grouped by day if sorted by start time. */
export function GigList({ location, access, locationId, list, choice, isBusy, onChosen }: Props) {
  const { data, ...pages } = usePages<GigListPaginationQuery, GigList_location$key>(
    graphql`
      fragment GigList_location on Location
      @refetchable(queryName: "GigListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        gigs(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
          @connection(key: "GigList_gigs") {
          totalCount
          edges {
            node {
              id
              startTime
              timeZone
              ...daySummary_gig
              ...GigRow_gig
            }
          }
        }
      }
    `,
    location,
  );
  // A separate fragment, so that pagination does not refetch permissions.
  const place = useFragment(
    graphql`
      fragment GigList_access on Location @throwOnFieldError {
        viewerCanPostGigs @catch(to: NULL)
        viewerCanManageApplicants @catch(to: NULL)
        ...GigBulkBar_location
      }
    `,
    access,
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const tick = useCallback((id: string, isTicked: boolean) => {
    setTicked((before) => {
      const others = [...before].filter((one) => one !== id);
      return new Set(isTicked ? [...others, id] : others);
    });
  }, []);
  if (!data?.gigs) throw new Fault('UNKNOWN', 'The shifts of this location could not be loaded.');
  const { edges, totalCount } = data.gigs;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  const { rows: gigs, isHeld, refresh } = useListRefresh(list, loaded, pages);

  // Renders a new page without blocking the current frame.
  const shown = useDeferredValue(gigs);
  const days = useMemo(
    () => groupByDay(shown, (gig) => knownDate(gig, () => startDate(gig.startTime, gig.timeZone))),
    [shown],
  );
  const { isManaged } = choice;
  const canSelect = place.viewerCanPostGigs === true && !isManaged;
  // A list of several locations does not know the role at each.
  const isReviewer = isManaged || place.viewerCanManageApplicants !== false;
  const selected = gigs.filter(({ id }) => ticked.has(id));
  const { orderBy } = list.queryRef.variables;
  const isByDay = orderBy === 'STARTING_SOONEST' || orderBy === 'STARTING_LATEST';
  const row = useCallback(
    (gig: (typeof gigs)[number], headingZone?: string) => (
      <li key={gig.id}>
        <GigRow
          gig={gig}
          id={gig.id}
          locationId={locationId}
          isDayShown={!isByDay}
          headingZone={headingZone}
          isLocationShown={isManaged}
          isReviewer={isReviewer}
          isSelected={canSelect ? ticked.has(gig.id) : null}
          onSelected={tick}
          refusal={refusals.get(gig.id)}
        />
      </li>
    ),
    [locationId, isByDay, isManaged, isReviewer, canSelect, ticked, tick, refusals],
  );

  const postHref = canSelect ? `/locations/${locationId}/gigs-add` : null;

  return (
    <div className={styles.list} aria-busy={isBusy || undefined}>
      {gigs.length === 0 ? (
        <GigListEmpty choice={choice} postHref={postHref} onChosen={onChosen} />
      ) : (
        <>
          <p className={styles.count} role="status">
            {totalCount === 1 ? '1 shift' : `${totalCount.toLocaleString('en-US')} shifts`}
          </p>
          <GigListRows
            gigs={shown}
            days={isByDay ? days : null}
            summaryOf={daySummaryOf}
            hasNext={pages.hasNext}
          >
            {row}
          </GigListRows>
        </>
      )}
      <NextPage label="Load more shifts" pages={pages} isBusy={isHeld || shown !== gigs} />
      <GigBulkBar
        location={place}
        gigs={selected}
        onCleared={() => setTicked(new Set())}
        onDone={(refused) => {
          setRefusals(refused);
          // Refused gigs stay selected, so that the user can retry.
          setTicked(new Set(refused.keys()));
          refresh();
        }}
      />
    </div>
  );
}
