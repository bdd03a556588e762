import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PayPeople_location$key } from '../../__generated__/PayPeople_location.graphql.ts';
import type { PayPeoplePaginationQuery } from '../../__generated__/PayPeoplePaginationQuery.graphql.ts';
import type { PayPeopleScreenQuery } from '../../__generated__/PayPeopleScreenQuery.graphql.ts';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { useCostRates } from '../../schedule/costs/useCostRates.ts';
import type { BreakChoice } from '../../schedule/gigs/gigListSearch.ts';
import { DueList } from './DueList.tsx';
import { PayPerson } from './PayPerson.tsx';
import { PayTotal } from './PayTotal.tsx';

interface Props {
  location: PayPeople_location$key;
  locationId: number;
  list: ScreenQuery<PayPeopleScreenQuery>;
  /** Whether the viewer may block pros there. */
  canBlock: boolean;
  breaks: BreakChoice | null;
  onBreaksChosen: (breaks: BreakChoice | null) => void;
}

/** A pro with all of their shifts costs much: a longer page would be above the gateway's limit for a document. */
const mostRows = 40;

/** The pros whose pay is due, the one whose work has been due the longest first. */
export function PayPeople({ location, locationId, list, canBlock, breaks, onBreaksChosen }: Props) {
  const { data, ...pages } = usePages<PayPeoplePaginationQuery, PayPeople_location$key>(
    graphql`
      fragment PayPeople_location on Location
      @refetchable(queryName: "PayPeoplePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        settings {
          tippingEnabled
        }
        ...useCostRates_location
        # Refetched with the rows: a payment changes both.
        ...PayTotal_location
        duePayByPro(first: $count, after: $cursor, shiftBreakCompliance: $breaks)
          @connection(key: "PayPeople_duePayByPro") {
          edges {
            node {
              id
              ...PayPerson_pro
            }
          }
        }
      }
    `,
    location,
  );
  if (!data?.duePayByPro) throw new Fault('UNKNOWN', 'What is due at this location could not be loaded.');
  const { edges } = data.duePayByPro;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  const { rows } = useListRefresh(list, loaded, { ...pages, mostRows });
  const { rates } = useCostRates(data);

  return (
    <DueList
      total={<PayTotal location={data} />}
      breaks={breaks}
      onBreaksChosen={onBreaksChosen}
      noun="people"
      emptyText="Pros appear here when their shifts end, and stay until they are paid."
      rows={rows}
      pages={pages}
      pageSize={mostRows}
    >
      {(pro) => (
        <li key={pro.id}>
          <PayPerson
            pro={pro}
            locationId={locationId}
            locationNodeId={data.id}
            rates={rates}
            canTip={data.settings.tippingEnabled}
            canBlock={canBlock}
          />
        </li>
      )}
    </DueList>
  );
}
