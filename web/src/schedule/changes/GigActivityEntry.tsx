import { graphql, useFragment } from 'react-relay/hooks';
import type { GigActivityEntry_change$key } from '../../__generated__/GigActivityEntry_change.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { ChangedFields } from '../editing/ChangedFields.tsx';
import styles from './GigActivity.module.css';

interface Props {
  change: GigActivityEntry_change$key;
  /** The IANA name of the location's time zone, if known. */
  zone: string | null | undefined;
}

/** An entry of the activity log: who changed what and when, with the old and new values. */
export function GigActivityEntry({ change: key, zone }: Props) {
  const change = useFragment(
    graphql`
      fragment GigActivityEntry_change on GigChange {
        createdAt
        actorName
        summary
        ...ChangedFields_change
      }
    `,
    key,
  );
  return (
    <li className={styles.entry}>
      <p className={styles.deed}>
        <strong>{change.actorName ?? 'System'}</strong> {change.summary}
      </p>
      <p className={styles.when}>
        <DateText instant={change.createdAt} zone={zone} format="dayTime" />
      </p>
      <ChangedFields change={change} />
    </li>
  );
}
