import { graphql, useFragment } from 'react-relay/hooks';
import type { SourcesCard_usage$key } from '../../__generated__/SourcesCard_usage.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ScrollRegion } from '../../ui/layout/ScrollRegion.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './apiUsage.module.css';
import { type UsageChoice, usageHref, usageMeasures } from './usageSearch.ts';
import { sourceId, sourceName, sumOf } from './usageSources.ts';
import { usageFigure, usageMeasureLabel } from './usageWords.ts';

interface Props {
  usage: SourcesCard_usage$key;
  choice: UsageChoice;
}

/** What the sessions and each API token have left, and used in the last hour. Each leads to its chart. */
export function SourcesCard({ usage, choice }: Props) {
  const { sources } = useFragment(
    graphql`
      fragment SourcesCard_usage on ApiUsage @throwOnFieldError {
        sources {
          apiTokenDatabaseId
          apiToken {
            name
            hint
          }
          callTime {
            left
            limit
            fullInSeconds
          }
          minutes {
            startedAt
            operations
            refusals
            restCalls
            callSeconds
          }
        }
      }
    `,
    usage,
  );
  return (
    <Card title="Sessions and API tokens">
      <ScrollRegion label="Table: use by session and API token" className={styles.scroller}>
        <table className={styles.table}>
          <caption className={styles.note}>
            In the last hour. A token can use half of your share by itself; sessions have what is left of all
            of it.
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
            {sources.map(({ callTime, minutes, ...source }) => (
              <tr key={sourceId(source)}>
                <th scope="row">
                  <TextLink href={usageHref({ ...choice, source: sourceId(source) })}>
                    {sourceName(source)}
                  </TextLink>
                </th>
                {usageMeasures.map((measure) => (
                  <td key={measure}>{usageFigure(sumOf(minutes, measure), measure)}</td>
                ))}
                <td>{`${callTime.left} of ${callTime.limit} s`}</td>
                <td>{callTime.fullInSeconds === 0 ? 'Now' : `In ${callTime.fullInSeconds} s`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}
