import {
  deliveredWays,
  type DeliveredWay,
} from '@brigade/domain/accounts/notifications/deliveredNotifications.ts';
import type { NotificationEvent } from '@brigade/domain/accounts/notifications/notificationEvents.ts';
import { notificationLabel } from '@brigade/domain/accounts/notifications/notificationLabels.ts';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { NotificationRow_choice$key } from '../../__generated__/NotificationRow_choice.graphql.ts';
import { Switch } from '../../ui/fields/Switch.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import styles from './NotificationRow.module.css';
import { notificationWays } from './notificationWays.ts';
import { updateNotificationSettings } from './updateNotificationSettings.ts';

interface Props {
  event: NotificationEvent;
  choice: NotificationRow_choice$key;
  canText: boolean;
}

/** The channels of one event. A switch applies immediately, and is reverted if the request fails. */
export function NotificationRow({ event, choice, canText }: Props) {
  const { email, sms } = useFragment(
    graphql`
      fragment NotificationRow_choice on NotificationChoice @throwOnFieldError {
        email
        sms
      }
    `,
    choice,
  );
  const chosen: Record<DeliveredWay, boolean> = { email, sms };
  const environment = useRelayEnvironment();
  // What was asked for, until the answer is there.
  const [wanted, setWanted] = useState<Partial<Record<DeliveredWay, boolean | null>>>({});
  const { name, description } = notificationLabel(event);

  const change = async (way: DeliveredWay, isOn: boolean) => {
    setWanted((current) => ({ ...current, [way]: isOn }));
    await toastFailure(async () => {
      const [error] = await updateNotificationSettings(environment, { choices: [{ event, [way]: isOn }] });
      if (error) toast({ tone: 'danger', title: error.message });
    });
    setWanted((current) => ({ ...current, [way]: null }));
  };

  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.event}>
        {name}
        <span className={styles.description}>{description}</span>
      </th>
      {deliveredWays.map((way) => (
        <td key={way} className={styles.way}>
          <Switch
            aria-label={`${name} ${notificationWays[way].by}`}
            isSelected={wanted[way] ?? chosen[way]}
            isDisabled={way === 'sms' && !canText}
            onChange={(isOn) => void change(way, isOn)}
          />
        </td>
      ))}
    </tr>
  );
}
