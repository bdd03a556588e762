import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveryRow_delivery$key } from '../../__generated__/DeliveryRow_delivery.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { RowLink } from '../../ui/navigation/RowLink.tsx';
import styles from './Delivery.module.css';
import { DeliveryState } from './DeliveryState.tsx';
import { responseText } from './deliveryWords.ts';
import { topicLabel } from './webhookWords.ts';

interface Props {
  delivery: DeliveryRow_delivery$key;
  /** Of the page of the webhook. */
  path: string;
  /** Whether it is open beside the log. */
  isOpen: boolean;
}

/** One delivery of the log, which opens beside it. */
export function DeliveryRow({ delivery, path, isOpen }: Props) {
  const data = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery @throwOnFieldError {
        databaseId
        topic
        isTest
        createdAt
        attemptCount
        latestAttempt {
          status
          failure
        }
        ...DeliveryState_delivery
      }
    `,
    delivery,
  );
  const label = topicLabel(data.topic);
  const attempt = data.latestAttempt;
  return (
    <TableRow id={String(data.databaseId)} label={label} isHighlighted={isOpen}>
      <TableCell column="event" isRowHeader>
        <span className={styles.event}>
          <RowLink href={`${path}?delivery=${data.databaseId}`}>{label}</RowLink>
          {data.isTest ? <Badge>Test</Badge> : null}
        </span>
      </TableCell>
      <TableCell column="state">
        <DeliveryState delivery={data} />
      </TableCell>
      <TableCell column="answer">
        {attempt ? responseText({ status: attempt.status, failure: attempt.failure }) : '–'}
      </TableCell>
      <TableCell column="attempts">{data.attemptCount}</TableCell>
      <TableCell column="time">
        <DateText instant={data.createdAt} zone={null} />
      </TableCell>
    </TableRow>
  );
}
