import { graphql, useFragment } from 'react-relay/hooks';
import type { ProCertifications_pro$key } from '../../__generated__/ProCertifications_pro.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { formatMonth } from './formatMonth.ts';
import styles from './ProProfile.module.css';

const looks: Record<string, { tone: Tone; label: string }> = {
  APPROVED: { tone: 'success', label: 'Approved' },
  PENDING: { tone: 'warning', label: 'In review' },
  REJECTED: { tone: 'danger', label: 'Rejected' },
};

// How the marketplace says that a certification does not expire.
const never = '2099-12-31';

/** What a pro is certified for, and for how long. */
export function ProCertifications({ pro }: { pro: ProCertifications_pro$key }) {
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
  return (
    <ul className={styles.entries}>
      {certifications.map(({ databaseId, name, stateCode, status, expirationDate }) => {
        const look = looks[status];
        const isLasting = !expirationDate || expirationDate === never;
        return (
          <li key={databaseId} className={styles.entry}>
            <strong>{name}</strong>
            <span className={styles.when}>
              {[stateCode, isLasting ? 'Does not expire' : `Valid until ${formatMonth(expirationDate)}`]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {look ? <StatusBadge tone={look.tone}>{look.label}</StatusBadge> : null}
          </li>
        );
      })}
    </ul>
  );
}
