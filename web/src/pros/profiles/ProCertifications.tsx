import {
  hasCertificationExpired,
  lastDayOfCertification,
  latestZone,
} from '@brigade/domain/pros/certifications/certificationExpiry.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProCertifications_pro$key } from '../../__generated__/ProCertifications_pro.graphql.ts';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import styles from './ProProfile.module.css';

const looks: Record<string, { tone: Tone; label: string }> = {
  APPROVED: { tone: 'success', label: 'Approved' },
  PENDING: { tone: 'warning', label: 'In review' },
  REJECTED: { tone: 'danger', label: 'Rejected' },
};

const expired = { tone: 'danger', label: 'Expired' } as const;

interface Props {
  pro: ProCertifications_pro$key;
  /** The zone of the location, where a last day ends; null if it is not known: then where it ends last in the country. */
  zone: string | null;
}

/** What a pro is certified for, and until when. */
export function ProCertifications({ pro, zone }: Props) {
  const { certifications } = useFragment(
    graphql`
      fragment ProCertifications_pro on Pro @throwOnFieldError {
        certifications {
          databaseId
          name
          stateCode
          status
          expirationDate
        }
      }
    `,
    pro,
  );
  if (!certifications?.length) return <p className={styles.none}>No certifications yet.</p>;
  const today = currentDay(zone ?? latestZone).toString();
  return (
    <ul className={styles.entries}>
      {certifications.map(({ databaseId, name, stateCode, status, expirationDate }) => {
        const lastDay = lastDayOfCertification(expirationDate);
        const isExpired = hasCertificationExpired(expirationDate, today);
        const look = isExpired && status === 'APPROVED' ? expired : looks[status];
        const until =
          lastDay === null
            ? 'Does not expire'
            : `${isExpired ? 'Expired' : 'Valid until'} ${formatDate(lastDay)}`;
        return (
          <li key={databaseId} className={styles.entry}>
            <strong>{name}</strong>
            <span className={styles.when}>{[stateCode, until].filter(Boolean).join(' · ')}</span>
            {look ? <StatusBadge tone={look.tone}>{look.label}</StatusBadge> : null}
          </li>
        );
      })}
    </ul>
  );
}
