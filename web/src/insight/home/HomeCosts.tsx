import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeCosts_home$key } from '../../__generated__/HomeCosts_home.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { comparedCosts } from './comparedCosts.ts';
import styles from './HomeCosts.module.css';
import { weekLabel } from './weekLabel.ts';

/** What this week costs against the last four. Empty for viewers who may not see costs, and before the first cost. */
export const HomeCosts = memo(function HomeCosts({
  home,
  locationId,
}: {
  home: HomeCosts_home$key;
  locationId: number;
}) {
  const { weeks } = useFragment(
    graphql`
      fragment HomeCosts_home on Home {
        weeks @catch(to: NULL) {
          from
          cost {
            amountCents
            currency
          }
        }
      }
    `,
    home,
  );
  const current = weeks?.at(-1);
  // A new location has nothing to compare yet.
  if (!weeks || !current || weeks.every(({ cost }) => cost.amountCents === 0)) return null;
  const most = Math.max(1, ...weeks.map(({ cost }) => cost.amountCents));
  return (
    <Card
      title="Cost this week"
      actions={<TextLink href={`/locations/${locationId}/dashboards/spend`}>Spend report</TextLink>}
    >
      <p className={styles.total}>{formatMoney(current.cost.amountCents, current.cost.currency)}</p>
      <p className={styles.note}>{comparedCosts(weeks.map(({ cost }) => cost.amountCents))}</p>
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
    </Card>
  );
});
