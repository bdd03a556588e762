import { graphql, useFragment } from 'react-relay/hooks';
import type { PendingLocation_location$key } from '../../../__generated__/PendingLocation_location.graphql.ts';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { ApprovalActions } from './ApprovalActions.tsx';
import styles from './PendingLocation.module.css';

interface Props {
  location: PendingLocation_location$key;
  /** Called after the approval has changed. */
  onDecided: () => void;
}

/** A location that waits for a decision, with the decision in place. */
export function PendingLocation({ location, onDecided }: Props) {
  const data = useFragment(
    graphql`
      fragment PendingLocation_location on Location @throwOnFieldError {
        databaseId
        name
        marketName
        organization {
          name
        }
        address {
          line1
          city
          stateCode
          postalCode
        }
        ...ApprovalActions_location
      }
    `,
    location,
  );
  const { databaseId, name, marketName, organization, address } = data;
  return (
    <li className={styles.location}>
      <div className={styles.text}>
        <TextLink href={`/locations/${databaseId}/info`}>{name}</TextLink>
        <span className={styles.facts}>{[organization.name, marketName].filter(Boolean).join(' · ')}</span>
        <span className={styles.facts}>
          {address.line1}, {address.city}, {address.stateCode} {address.postalCode}
        </span>
      </div>
      <ApprovalActions location={data} hasSandbox={false} onDecided={onDecided} />
    </li>
  );
}
