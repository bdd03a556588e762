import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PersonSummary_person$key } from '../../__generated__/PersonSummary_person.graphql.ts';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './PersonSummary.module.css';

/** A team member and their contact. */
export function PersonSummary({ person }: { person: PersonSummary_person$key }) {
  const data = useFragment(
    graphql`
      fragment PersonSummary_person on Person @throwOnFieldError {
        displayName
        email
        phoneNumber
        isActive
        isViewer @catch(to: NULL)
      }
    `,
    person,
  );
  return (
    <div className={styles.person}>
      <Avatar name={data.displayName} />
      <div className={styles.text}>
        <span className={styles.line}>
          <span className={styles.name}>{data.displayName}</span>
          {data.isViewer === true ? <Badge tone="info">You</Badge> : null}
          {data.isActive ? null : <Badge>Account closed</Badge>}
        </span>
        <span className={styles.contact}>
          {data.email ? (
            <TextLink className={styles.link} href={`mailto:${data.email}`}>
              {data.email}
            </TextLink>
          ) : null}
          {data.phoneNumber ? (
            <TextLink className={styles.link} href={`tel:${data.phoneNumber}`}>
              {formatPhone(data.phoneNumber)}
            </TextLink>
          ) : null}
        </span>
      </div>
    </div>
  );
}
