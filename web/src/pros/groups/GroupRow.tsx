import { graphql, useFragment } from 'react-relay/hooks';
import type { GroupRow_group$key } from '../../__generated__/GroupRow_group.graphql.ts';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import styles from './GroupList.module.css';
import { groupHref } from '../network/networkHrefs.ts';
import { prosCount } from './prosCount.ts';

interface Props {
  group: GroupRow_group$key;
  locationId: number;
}

/** One group of the list. */
export function GroupRow({ group, locationId }: Props) {
  const { databaseId, name, description, memberCount } = useFragment(
    graphql`
      fragment GroupRow_group on ProGroup @throwOnFieldError {
        databaseId
        name
        description
        memberCount
      }
    `,
    group,
  );
  const followLink = useLinkClick();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <a className={styles.link} href={groupHref(locationId, databaseId)} onClick={followLink}>
            {name}
          </a>
        </h2>
        {description === '' ? null : <span className={styles.facts}>{description}</span>}
      </div>
      <span className={styles.count}>{prosCount(memberCount)}</span>
    </li>
  );
}
