import { eventLeadRoleName, eventLeadRoles } from '@brigade/domain/schedule/events/eventLeadRole.ts';
import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventLeads_event$key } from '../../__generated__/EventLeads_event.graphql.ts';
import type { EventLeads_shifts$key } from '../../__generated__/EventLeads_shifts.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { captainHrefOf } from './captainHrefOf.ts';
import styles from './EventLeads.module.css';

interface Props {
  event: EventLeads_event$key;
  shifts: EventLeads_shifts$key;
}

/** The leads of an event, and the page on which they run it. */
export function EventLeads({ event, shifts }: Props) {
  const { leads, startTime, endTime } = useFragment(
    graphql`
      fragment EventLeads_event on Event @throwOnFieldError {
        leads {
          role
          name
          phone
        }
        startTime
        endTime
      }
    `,
    event,
  );
  const [first] = useFragment(
    graphql`
      fragment EventLeads_shifts on EventShift @relay(plural: true) @throwOnFieldError {
        timeZone
        gigs {
          databaseId
        }
      }
    `,
    shifts,
  );
  const all = leads ?? [];
  const sourceGigId = first?.gigs?.[0]?.databaseId;
  const captainHref =
    sourceGigId === undefined || !startTime || !endTime
      ? null
      : captainHrefOf({ sourceGigId, startTime, endTime, timeZone: first?.timeZone ?? browserZone() });
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
      {captainHref === null ? null : (
        <p className={styles.captain}>
          <TextLink href={captainHref}>Team captain’s page</TextLink>
          <span className={styles.role}>Leads open it with the phone number that they sign in with.</span>
        </p>
      )}
    </Card>
  );
}
