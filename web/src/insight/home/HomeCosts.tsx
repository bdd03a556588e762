import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeCosts_weeks$key } from '../../__generated__/HomeCosts_weeks.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { comparedCosts } from './comparedCosts.ts';
import styles from './HomeCosts.module.css';
import { weekLabel } from './weekLabel.ts';

interface Props {
  weeks: HomeCosts_weeks$key;
  /** The address of what has the report on spend, like `/locations/1`; null for none. */
  place: string | null;
}

/** What this week costs against the last four. Empty before the first cost. */
export const HomeCosts = memo(function HomeCosts({ weeks: key, place }: Props) {
  const weeks = useFragment(
    graphql`
      fragment HomeCosts_weeks on HomeWeek @relay(plural: true) {
        from
        cost {
          amountCents
          currency
        }
      }
    `,
    key,
  );
  const current = weeks.at(-1);
  // A new location has nothing to compare yet.
  if (!current || weeks.every(({ cost }) => cost.amountCents === 0)) return null;
  const most = Math.max(1, ...weeks.map(({ cost }) => cost.amountCents));
  return (
    <Card
      title="Cost this week"
      actions={place === null ? null : <TextLink href={`${place}/dashboards/spend`}>Spend report</TextLink>}
    >
      <div className={styles.costs}>
        <div className={styles.sum}>
          <p className={styles.total}>{formatMoney(current.cost.amountCents, current.cost.currency)}</p>
          <p className={styles.note}>{comparedCosts(weeks.map(({ cost }) => cost.amountCents))}</p>
        </div>
        <ul className={styles.weeks}>
          {weeks.map(({ from, cost }) => (
            <li key={from} className={styles.week}>
              <span className={styles.from}>{weekLabel(from)}</span>
              <svg className={styles.chart} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={from === current.from ? styles.current : styles.bar}
                  width={(100 * cost.amountCents) / most}
                  height="8"
                />
              </svg>
              <span className={styles.cost}>{formatMoney(cost.amountCents, cost.currency)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
});
