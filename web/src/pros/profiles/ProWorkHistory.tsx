import { graphql, useFragment } from 'react-relay/hooks';
import type { ProWorkHistory_pro$key } from '../../__generated__/ProWorkHistory_pro.graphql.ts';
import { formatMonth } from './formatMonth.ts';
import styles from './ProProfile.module.css';

/** Where a pro has worked before. */
export function ProWorkHistory({ pro }: { pro: ProWorkHistory_pro$key }) {
  const { workHistory } = useFragment(
    graphql`
      fragment ProWorkHistory_pro on Pro @throwOnFieldError {
        workHistory {
          businessName
          position
          startDate
          endDate
        }
      }
    `,
    pro,
  );
  if (!workHistory?.length) return <p className={styles.none}>No earlier work is known.</p>;
  return (
    <ol className={styles.entries}>
      {workHistory.map(({ businessName, position, startDate, endDate }) => (
        <li key={`${businessName}-${position}-${startDate}`} className={styles.entry}>
          <strong>{position}</strong>
          <span>{businessName}</span>
          {startDate ? (
            <span className={styles.when}>
              {formatMonth(startDate)} – {endDate ? formatMonth(endDate) : 'today'}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
