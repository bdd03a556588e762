import { Card } from '../../ui/layout/Card.tsx';
import { ScrollRegion } from '../../ui/layout/ScrollRegion.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './apiUsage.module.css';
import { type UsageChoice, usageHref, usageMeasures } from './usageSearch.ts';
import { sumOf, type UsageSource } from './usageSources.ts';
import { usageFigure, usageMeasureLabel } from './usageWords.ts';

interface Props {
  sources: readonly UsageSource[];
  choice: UsageChoice;
}

/** What the sessions and each API token have left, and used in the last hour. Each leads to its chart. */
export function SourcesCard({ sources, choice }: Props) {
  return (
    <Card title="Sessions and API tokens">
      <ScrollRegion label="Table: use by session and API token" className={styles.scroller}>
        <table className={styles.table}>
          <caption className={styles.note}>
            <span className={styles.caption}>
              In the last hour. A token can use half of your share by itself; sessions have what is left of
              all of it.
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Used by</th>
              {usageMeasures.map((measure) => (
                <th key={measure} scope="col">
                  {usageMeasureLabel(measure)}
                </th>
              ))}
              <th scope="col">Left</th>
              <th scope="col">Full again</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ id, name, left, limit, fullInSeconds, minutes }) => (
              <tr key={id}>
                <th scope="row">
                  <TextLink href={usageHref({ ...choice, source: id })}>{name}</TextLink>
                </th>
                {usageMeasures.map((measure) => (
                  <td key={measure}>{usageFigure(sumOf(minutes, measure), measure)}</td>
                ))}
                <td>{`${left} of ${limit} s`}</td>
                <td>{fullInSeconds === 0 ? 'Now' : `In ${fullInSeconds} s`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}
