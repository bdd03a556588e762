import {
  deliveredEvents,
  deliveredWays,
} from '@brigade/domain/accounts/notifications/deliveredNotifications.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NotificationTable_settings$key } from '../../__generated__/NotificationTable_settings.graphql.ts';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './NotificationTable.module.css';
import { notificationWays } from './notificationWays.ts';

interface Props {
  settings: NotificationTable_settings$key;
  /** Whether the person wants text messages at all. */
  canText: boolean;
}

/** The events that are delivered down, the ways across. Choices for other events and ways stay as they are. */
export function NotificationTable({ settings, canText }: Props) {
  const { choices } = useFragment(
    graphql`
      fragment NotificationTable_settings on NotificationSettings @throwOnFieldError {
        choices {
          event
          ...NotificationRow_choice
        }
      }
    `,
    settings,
  );
  return (
    <table className={styles.table} aria-label="Notifications">
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            When
          </th>
          {deliveredWays.map((way) => (
            <th key={way} scope="col" className={styles.way}>
              {notificationWays[way].heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deliveredEvents.map((event) => {
          const choice = choices.find((each) => each.event === event);
          return choice ? (
            <NotificationRow key={event} event={event} choice={choice} canText={canText} />
          ) : null;
        })}
      </tbody>
    </table>
  );
}
