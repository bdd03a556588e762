import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import MessageSquare from 'lucide-react/icons/message-square';
import PhoneCall from 'lucide-react/icons/phone-call';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CallListRow_application$key } from '../../__generated__/CallListRow_application.graphql.ts';
import type { CallListRow_gig$key } from '../../__generated__/CallListRow_gig.graphql.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { AttendanceBadge } from '../roster/AttendanceBadge.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './CallList.module.css';

interface Props {
  gig: CallListRow_gig$key;
  application: CallListRow_application$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
}

/** A person of the day: who, what, when, where they are, and buttons that call and text. */
export function CallListRow({ gig, application, locationId, zone }: Props) {
  const { databaseId, skillName, startTime, endTime } = useFragment(
    graphql`
      fragment CallListRow_gig on CalendarGig @throwOnFieldError {
        databaseId
        skillName
        startTime
        endTime
      }
    `,
    gig,
  );
  const data = useFragment(
    graphql`
      fragment CallListRow_application on GigApplication @throwOnFieldError {
        phoneNumber
        pro {
          displayName
          ...ProAvatar_pro
        }
        ...AttendanceBadge_application
      }
    `,
    application,
  );
  const { displayName: name } = data.pro;
  const { phoneNumber } = data;
  return (
    <li className={styles.row}>
      <ProAvatar pro={data.pro} />
      <div className={styles.person}>
        <span className={styles.name}>{name}</span>
        <span className={styles.muted}>
          <TextLink href={`/locations/${locationId}/gigs/${databaseId}/roster`}>
            <PositionLabel name={skillName} />
          </TextLink>
          {' · '}
          <TimeRange start={startTime} end={endTime} zone={zone} />
        </span>
      </div>
      <div className={styles.state}>
        <AttendanceBadge application={data} zone={zone} />
      </div>
      {phoneNumber ? (
        <div className={styles.links}>
          <span className={styles.number}>{formatPhone(phoneNumber)}</span>
          <LinkButton
            variant="outlined"
            href={`tel:${phoneNumber}`}
            aria-label={`Call ${name}, ${formatPhone(phoneNumber)}`}
            icon={<PhoneCall aria-hidden="true" />}
          >
            Call
          </LinkButton>
          <LinkButton
            variant="outlined"
            href={`sms:${phoneNumber}`}
            aria-label={`Text ${name}`}
            icon={<MessageSquare aria-hidden="true" />}
          >
            Text
          </LinkButton>
        </div>
      ) : (
        <span className={styles.muted}>No phone number</span>
      )}
    </li>
  );
}
