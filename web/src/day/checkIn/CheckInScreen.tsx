import { Suspense, useState } from 'react';
import { graphql, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import type { CheckInScreenQuery } from '../../__generated__/CheckInScreenQuery.graphql.ts';
import { ImageCircle } from '../../platform/images/ImageCircle.tsx';
import type { Client } from '../../platform/relay/client.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { CheckInDesk } from './CheckInDesk.tsx';
import { CheckInRefused } from './CheckInRefused.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './CheckInScreen.module.css';
import { CheckInSkeleton } from './CheckInSkeleton.tsx';
import { checkInRefusal } from './checkInRefusal.ts';

interface Props {
  client: Client;
  query: ScreenQuery<CheckInScreenQuery>;
  token: string;
}

/** What the QR code of a gig opens on the phone of a pro, who needs no account. */
export function CheckInScreen({ client, ...checkIn }: Props) {
  return (
    <RelayEnvironmentProvider environment={client.environment}>
      <Suspense fallback={<CheckInSkeleton />}>
        <CheckIn {...checkIn} />
      </Suspense>
    </RelayEnvironmentProvider>
  );
}

function CheckIn({ query, token }: Omit<Props, 'client'>) {
  const data = usePreloadedQuery<CheckInScreenQuery>(
    graphql`
      query CheckInScreenQuery($token: String!) @preloadable @throwOnFieldError {
        gigCheckIn(token: $token) @catch {
          locationName
          locationImage {
            ...ImageCircle_image
          }
          skillName
          startTime
          endTime
          timeZone
          ...CheckInDesk_checkIn
        }
      }
    `,
    useHeldQuery(query),
  );
  const [isReplaced, setIsReplaced] = useState(false);
  const { gig, refusal } = checkInRefusal(data.gigCheckIn);
  if (refusal || isReplaced) return <CheckInRefused reason={refusal ?? 'replaced'} />;
  const { locationName, locationImage, skillName, startTime, endTime, timeZone } = gig;

  return (
    <>
      <title>{`Check in at ${locationName} · Brigade`}</title>
      <header className={styles.header}>
        <ImageCircle image={locationImage} size="small" />
        <div className={styles.place}>
          <p className={styles.location}>{locationName}</p>
          <h1 className={styles.title}>
            Check in: <PositionLabel name={skillName} />
          </h1>
          <p className={styles.times}>
            <DateText instant={startTime} zone={timeZone} format="day" />
            <TimeRange start={startTime} end={endTime} zone={timeZone} isZoneShown />
          </p>
        </div>
      </header>
      <CheckInDesk checkIn={gig} token={token} onReplaced={() => setIsReplaced(true)} />
    </>
  );
}
