import { graphql, useFragment } from 'react-relay/hooks';
import type { CallTimeCard_callTime$key } from '../../__generated__/CallTimeCard_callTime.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './apiUsage.module.css';

/** How much of the time of REST calls is left, and when all of it is back. */
export function CallTimeCard({ callTime }: { callTime: CallTimeCard_callTime$key }) {
  const { left, limit, fullInSeconds, perSecond } = useFragment(
    graphql`
      fragment CallTimeCard_callTime on ApiCallTime @throwOnFieldError {
        left
        limit
        fullInSeconds
        perSecond
      }
    `,
    callTime,
  );
  return (
    <Card title="Left now">
      <p className={styles.left}>
        <strong>{left}</strong> of {limit} seconds of REST calls
      </p>
      <meter className={styles.meter} min={0} max={limit} value={left} aria-label="Seconds left" />
      <p className={styles.note}>
        {left === 0
          ? 'Requests are refused until some time is back. '
          : fullInSeconds === 0
            ? 'Nothing is used up. '
            : `All of it is back in ${fullInSeconds} ${fullInSeconds === 1 ? 'second' : 'seconds'}. `}
        {`Each second earns ${perSecond}.`}
      </p>
    </Card>
  );
}
