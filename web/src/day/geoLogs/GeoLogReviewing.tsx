import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { GeoLogReviewing_log$key } from '../../__generated__/GeoLogReviewing_log.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './GeoLogRow.module.css';
import { reopenGeoLog } from './reopenGeoLog.ts';

const CloseGeoLogDialog = lazy(() => import('./CloseGeoLogDialog.tsx'));

interface Props {
  log: GeoLogReviewing_log$key;
  /** Of the pro. */
  name: string;
  zone: string | null;
}

/** What the last review found, and the next one: closing a flagged log, or reopening a closed one. */
export function GeoLogReviewing({ log: logKey, name, zone }: Props) {
  const log = useFragment(
    graphql`
      fragment GeoLogReviewing_log on GeoLog @throwOnFieldError {
        id
        isFlagged
        review {
          note
          reviewedAt
          reviewerName
        }
      }
    `,
    logKey,
  );
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  const [isClosing, setIsClosing] = useState(false);
  const { review } = log;

  return (
    <>
      {review ? (
        <p className={styles.review}>
          {review.note ? <q>{review.note}</q> : null}
          <span className={styles.facts}>
            {log.isFlagged ? 'Reopened ' : 'Closed '}
            <DateText instant={review.reviewedAt} zone={zone} />
            {review.reviewerName ? ` by ${review.reviewerName}` : null}
          </span>
        </p>
      ) : null}
      {log.isFlagged ? (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Close log of ${name}`}
          onPress={() => setIsClosing(true)}
        >
          Close log
        </Button>
      ) : review ? (
        <Button
          variant="text"
          size="small"
          isLoading={isPending}
          aria-label={`Reopen the log of ${name}`}
          onPress={() =>
            void run(() => reopenGeoLog(environment, log.id), `The log of ${name} is open again`)
          }
        >
          Reopen
        </Button>
      ) : null}
      <Suspense>
        {isClosing ? (
          <CloseGeoLogDialog geoLogId={log.id} name={name} onClosed={() => setIsClosing(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
