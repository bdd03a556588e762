import { formatTime } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LastHourCard_usage$key } from '../../__generated__/LastHourCard_usage.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import styles from './apiUsage.module.css';
import { usageBars } from './usageBars.ts';

const seconds = (value: number) => `${value.toFixed(1)} s`;
const timeOf = (instant: string) => formatTime(Temporal.Instant.from(instant), browserZone());

/** What was used in the last hour: sums, a picture by minute, and the table behind it. */
export function LastHourCard({ usage }: { usage: LastHourCard_usage$key }) {
  const { minutes } = useFragment(
    graphql`
      fragment LastHourCard_usage on ApiUsage @throwOnFieldError {
        minutes {
          startedAt
          operations
          refusals
          restCalls
          callSeconds
        }
      }
    `,
    usage,
  );
  const sum = (name: 'operations' | 'refusals' | 'restCalls' | 'callSeconds') =>
    minutes.reduce((total, minute) => total + minute[name], 0);
  const figures = [
    ['Operations', String(sum('operations'))],
    ['REST calls', String(sum('restCalls'))],
    ['Time of REST calls', seconds(sum('callSeconds'))],
    ['Refused', String(sum('refusals'))],
  ];

  return (
    <Card title="Last hour">
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure className={styles.picture}>
        <div className={styles.bars} aria-hidden="true">
          {usageBars(minutes, currentInstant().epochMilliseconds).map(({ startMs, height }) => (
            <span key={startMs} style={{ blockSize: `${height * 100}%` }} />
          ))}
        </div>
        <figcaption className={styles.note}>Time of REST calls by minute, the latest on the right</figcaption>
      </figure>
      <Disclosure summary="Show as a table">
        <div className={styles.scroller}>
          <table className={styles.table}>
            <caption className={styles.note}>By minute</caption>
            <thead>
              <tr>
                <th scope="col">Minute</th>
                {figures.map(([label]) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {minutes.toReversed().map(({ startedAt, operations, refusals, restCalls, callSeconds }) => (
                <tr key={startedAt}>
                  <th scope="row">{timeOf(startedAt)}</th>
                  <td>{operations}</td>
                  <td>{restCalls}</td>
                  <td>{seconds(callSeconds)}</td>
                  <td>{refusals}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </Card>
  );
}
