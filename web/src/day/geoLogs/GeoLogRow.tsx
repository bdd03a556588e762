import { graphql, useFragment } from 'react-relay/hooks';
import type { GeoLogRow_log$key } from '../../__generated__/GeoLogRow_log.graphql.ts';
import { useKeptFocus } from '../../ui/actions/useKeptFocus.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { GeoLogMap } from './GeoLogMap.tsx';
import { GeoLogReviewing } from './GeoLogReviewing.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './GeoLogRow.module.css';
import { occasionText, placeText, reviewReasonText } from './geoLogTexts.ts';

interface Props {
  log: GeoLogRow_log$key;
  locationId: number;
  zone: string | null;
}

/** One geo log: its pro and shift, what happened where, on a map, and its review. */
export function GeoLogRow({ log: logKey, locationId, zone }: Props) {
  const log = useFragment(
    graphql`
      fragment GeoLogRow_log on GeoLog @throwOnFieldError {
        action
        occasion
        precision
        distanceMeters
        loggedAt
        awayUntil
        isFlagged
        reviewReasons
        fence {
          radiusMeters
        }
        pro @catch(to: NULL) {
          uuid
          displayName
        }
        gig @catch(to: NULL) {
          databaseId
          skill {
            name
          }
        }
        ...GeoLogMap_log
        ...GeoLogReviewing_log
      }
    `,
    logKey,
  );
  const { action, occasion, precision, distanceMeters, fence } = log;
  const row = useKeptFocus<HTMLLIElement>();
  const name = log.pro?.displayName ?? 'A pro';

  return (
    <li {...row} className={styles.row}>
      <GeoLogMap log={log} />
      <div className={styles.text}>
        <span className={styles.name}>
          {log.pro ? (
            <TextLink href={`/locations/${locationId}/connect/pros/${log.pro.uuid}`}>{name}</TextLink>
          ) : (
            name
          )}
          {log.reviewReasons.map((reason) => (
            <Badge key={reason} tone={log.isFlagged ? 'warning' : 'neutral'}>
              {reviewReasonText(reason)}
            </Badge>
          ))}
        </span>
        <span>
          {`${occasionText({ action, occasion })} `}
          <DateText instant={log.loggedAt} zone={zone} />
          {log.awayUntil ? (
            <>
              {', away until '}
              <DateText instant={log.awayUntil} zone={zone} format="time" />
            </>
          ) : null}
        </span>
        <span className={styles.facts}>
          {placeText({ precision, distanceMeters, radiusMeters: fence?.radiusMeters })}
        </span>
        {log.gig ? (
          <TextLink href={`/locations/${locationId}/gigs/${log.gig.databaseId}`}>
            <PositionLabel name={log.gig.skill.name} /> shift
          </TextLink>
        ) : null}
        <GeoLogReviewing log={log} name={name} zone={zone} />
      </div>
    </li>
  );
}
