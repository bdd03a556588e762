import { graphql, useFragment } from 'react-relay/hooks';
import type { OrientationItems_orientation$key } from '../../__generated__/OrientationItems_orientation.graphql.ts';
import styles from './Orientation.module.css';
import { OrientationItem } from './OrientationItem.tsx';

interface Props {
  orientation: OrientationItems_orientation$key;
  code: string;
}

/** The list of orientation items. */
export function OrientationItems({ orientation, code }: Props) {
  const { items } = useFragment(
    graphql`
      fragment OrientationItems_orientation on Orientation @throwOnFieldError {
        items {
          databaseId
          ...OrientationItem_item
        }
      }
    `,
    orientation,
  );
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <li key={item.databaseId}>
          <OrientationItem item={item} code={code} />
        </li>
      ))}
    </ol>
  );
}
