import { graphql, useFragment } from 'react-relay/hooks';
import type { OrientationProgress_orientation$key } from '../../__generated__/OrientationProgress_orientation.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import styles from './Orientation.module.css';

/** The share of read items, and the next step after the last. */
export function OrientationProgress({ orientation }: { orientation: OrientationProgress_orientation$key }) {
  const { items, completedAt, locationName } = useFragment(
    graphql`
      fragment OrientationProgress_orientation on Orientation @throwOnFieldError {
        completedAt
        locationName
        items {
          readAt
        }
      }
    `,
    orientation,
  );
  const read = items.filter(({ readAt }) => readAt != null).length;
  if (completedAt != null) {
    return (
      <InlineAlert tone="success" title="All done" isLive>
        {locationName} sees that you have read everything. See you on your first day.
      </InlineAlert>
    );
  }
  return (
    <div className={styles.progress}>
      <span id="orientation-progress">
        {read} of {items.length} read
      </span>
      <progress value={read} max={items.length} aria-labelledby="orientation-progress" />
    </div>
  );
}
