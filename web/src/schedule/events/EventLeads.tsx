import { eventLeadRoleName, eventLeadRoles } from '@brigade/domain/schedule/events/eventLeadRole.ts';
import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventLeads_event$key } from '../../__generated__/EventLeads_event.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './EventLeads.module.css';

/** The leads of an event. */
export function EventLeads({ event }: { event: EventLeads_event$key }) {
  const { leads } = useFragment(
    graphql`
      fragment EventLeads_event on Event @throwOnFieldError {
        leads {
          role
          name
          phone
        }
      }
    `,
    event,
  );
  const all = leads ?? [];
  return (
    <Card title="Event leads">
      {all.length === 0 ? (
        <p className={styles.none}>No leads yet. Select “Edit event” to add the people who run the event.</p>
      ) : (
        <ul className={styles.leads}>
          {all.map(({ role, name, phone }, index) => {
            const known = eventLeadRoles.find((one) => one === role);
            return (
              <li key={`${index} ${name}`} className={styles.lead}>
                <strong>{name}</strong>
                {known ? <span className={styles.role}>{eventLeadRoleName(known)}</span> : null}
                {phone ? <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink> : null}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
