import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PayList_location$key } from '../../__generated__/PayList_location.graphql.ts';
import type { PayListPaginationQuery } from '../../__generated__/PayListPaginationQuery.graphql.ts';
import type { PayScreenQuery } from '../../__generated__/PayScreenQuery.graphql.ts';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { useCostRates } from '../../schedule/costs/useCostRates.ts';
import type { BreakChoice } from '../../schedule/gigs/gigListSearch.ts';
import { DueList } from './DueList.tsx';
import { PayGig } from './PayGig.tsx';
import { PayTotal } from './PayTotal.tsx';

interface Props {
  location: PayList_location$key;
  locationId: number;
  list: ScreenQuery<PayScreenQuery>;
  /** Whether the viewer may block pros there. */
  canBlock: boolean;
  breaks: BreakChoice | null;
  onBreaksChosen: (breaks: BreakChoice | null) => void;
}

/** A shift with all of its pros costs much: a longer page would be above the gateway's limit for a document. */
const mostRows = 20;

/** The shifts whose pay is due, the longest due first. */
export function PayList({ location, locationId, list, canBlock, breaks, onBreaksChosen }: Props) {
  const { data, ...pages } = usePages<PayListPaginationQuery, PayList_location$key>(
    graphql`
      fragment PayList_location on Location
      @refetchable(queryName: "PayListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        settings {
          tippingEnabled
        }
        ...useCostRates_location
        # Refetched with the rows: a payment changes both.
        ...PayTotal_location
        duePay(first: $count, after: $cursor, shiftBreakCompliance: $breaks)
          @connection(key: "PayList_duePay") {
          edges {
            node {
              id
              ...PayGig_gig
            }
          }
        }
      }
    `,
    location,
  );
  if (!data?.duePay) throw new Fault('UNKNOWN', 'What is due at this location could not be loaded.');
  const { edges } = data.duePay;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  const { rows } = useListRefresh(list, loaded, { ...pages, mostRows });
  const { rates } = useCostRates(data);

  return (
    <DueList
      total={<PayTotal location={data} />}
      breaks={breaks}
      onBreaksChosen={onBreaksChosen}
      noun="shifts"
      emptyText="Shifts appear here when they end or are cancelled late, and stay until everyone is paid."
      rows={rows}
      pages={pages}
      pageSize={mostRows}
    >
      {(gig) => (
        <li key={gig.id}>
          <PayGig
            gig={gig}
            locationId={locationId}
            rates={rates}
            canTip={data.settings.tippingEnabled}
            canBlock={canBlock}
          />
        </li>
      )}
    </DueList>
  );
}
