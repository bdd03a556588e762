import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { DeliveryLog_webhook$key } from '../../__generated__/DeliveryLog_webhook.graphql.ts';
import type { DeliveryLogPaginationQuery } from '../../__generated__/DeliveryLogPaginationQuery.graphql.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { pageSize } from '../../platform/paging/useNextPage.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoMessages } from '../../ui/illustrations/NoMessages.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';

const columns = [
  { id: 'event', header: 'Event' },
  { id: 'state', header: 'State' },
  { id: 'answer', header: 'Answer' },
  { id: 'attempts', header: 'Attempts', align: 'end' },
  { id: 'time', header: 'Time' },
] as const;

const waitingMs = 3_000;
const idleMs = 15_000;

interface Props {
  webhook: DeliveryLog_webhook$key;
  /** The number of the delivery that is open beside the log. */
  deliveryId: number | null;
  onRefresh: () => void;
}

/** The deliveries of a webhook, the newest first. They refresh until the user loads more or opens one: sooner while one waits. */
export function DeliveryLog({ webhook, deliveryId, onRefresh }: Props) {
  const { data, ...pages } = usePaginationFragment<DeliveryLogPaginationQuery, DeliveryLog_webhook$key>(
    graphql`
      fragment DeliveryLog_webhook on Webhook
      @refetchable(queryName: "DeliveryLogPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        databaseId
        deliveries(first: $count, after: $cursor) @connection(key: "DeliveryLog_deliveries") {
          edges {
            node {
              databaseId
              state
              ...DeliveryRow_delivery
            }
          }
        }
      }
    `,
    webhook,
  );
  if (!data.deliveries) throw new Fault('UNKNOWN', 'The deliveries of this webhook could not be loaded.');
  const { edges } = data.deliveries;
  const isFollowed = deliveryId === null && edges.length <= pageSize;
  const refreshMs = edges.some(({ node }) => node.state === 'WAITING') ? waitingMs : idleMs;
  useVisibleInterval(onRefresh, isFollowed ? refreshMs : null);

  return (
    <>
      <Card title="Deliveries" padding="none">
        {edges.length === 0 ? (
          <EmptyState illustration={<NoMessages />} title="No deliveries in the last 30 days">
            Send a test event to check that your server receives it.
          </EmptyState>
        ) : (
          <Table label="Deliveries" columns={columns}>
            {edges.map(({ node }) => (
              <DeliveryRow
                key={node.databaseId}
                delivery={node}
                path={`/settings/webhooks/${data.databaseId}`}
                isOpen={node.databaseId === deliveryId}
              />
            ))}
          </Table>
        )}
      </Card>
      <NextPage label="Load more deliveries" pages={pages} />
    </>
  );
}
