import { hasCertificationExpired } from '@brigade/domain/pros/certifications/certificationExpiry.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import certificationsActQuery from '../../../__generated__/CertificationsActQuery$parameters.ts';
import type { CertificationsActQuery } from '../../../__generated__/CertificationsActQuery.graphql.ts';
import { CallLinks } from '../../../day/roster/CallLinks.tsx';
import { currentDay } from '../../../platform/clock/currentTime.ts';
import { profileHref } from '../../../pros/search/proHrefs.ts';
import { DateText } from '../../../ui/layout/DateText.tsx';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';

/** The server lists no more. */
const mostListed = 10;

interface Props {
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
}

/** The certifications that expire first, with their pros: to call or text for a new one, and the shift it is about. */
export function CertificationsAct(props: Props) {
  const variables = { locationId: props.locationId };
  return (
    <ActQuery<CertificationsActQuery> parameters={certificationsActQuery} variables={variables}>
      {(queryRef) => <LoadedCertifications {...props} queryRef={queryRef} />}
    </ActQuery>
  );
}

interface LoadedProps extends Props {
  queryRef: PreloadedQuery<CertificationsActQuery>;
}

function LoadedCertifications({ locationId, zone, queryRef }: LoadedProps) {
  const { location } = usePreloadedQuery<CertificationsActQuery>(
    graphql`
      query CertificationsActQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          home {
            expiringCertifications {
              certificationName
              expirationDate
              proUuid
              proName
              proPhoneNumber
              gigDatabaseId
              gigStartTime
            }
          }
        }
      }
    `,
    queryRef,
  );
  const certifications = location?.home?.expiringCertifications ?? [];
  const today = currentDay(zone).toString();
  if (certifications.length === 0) return <p className={styles.note}>No expiring certifications.</p>;
  return (
    <>
      <p className={styles.note}>Ask for the renewed one, or find another pro for the shift.</p>
      <MovingRows className={styles.rows} aria-label="Certifications">
        {certifications.map((row) => (
          <li
            key={`${row.proUuid} ${row.certificationName}`}
            className={styles.row}
            aria-label={`${row.certificationName} of ${row.proName}`}
          >
            <div className={styles.text}>
              <span className={styles.name}>
                <TextLink href={profileHref(locationId, row.proUuid)}>{row.proName}</TextLink>
              </span>
              <span className={styles.facts}>
                <span>
                  {`${row.certificationName}, ${hasCertificationExpired(row.expirationDate, today) ? 'expired after' : 'until'} ${formatDate(row.expirationDate)}`}
                </span>
                <TextLink href={`/locations/${locationId}/gigs/${row.gigDatabaseId}`}>
                  Next shift: <DateText instant={row.gigStartTime} zone={zone} />
                </TextLink>
              </span>
            </div>
            <CallLinks name={row.proName} phoneNumber={row.proPhoneNumber} />
          </li>
        ))}
      </MovingRows>
      {certifications.length === mostListed ? (
        <p className={styles.note}>The first {mostListed}. Later ones follow when these are renewed.</p>
      ) : null}
    </>
  );
}
