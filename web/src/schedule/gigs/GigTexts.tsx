import { graphql, useFragment } from 'react-relay/hooks';
import type { GigTexts_gig$key } from '../../__generated__/GigTexts_gig.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './GigTexts.module.css';

const categoryLabels: Record<string, string> = {
  ATTIRE: 'Attire',
  CERTIFICATION: 'Certification',
  EQUIPMENT: 'Equipment',
  EXPERIENCE: 'Experience',
};

/** The description and requirements of a gig, and the private notes of the team. */
export function GigTexts({ gig }: { gig: GigTexts_gig$key }) {
  const { description, specialInstructions, privateNotes, requirements, ...gigTerms } = useFragment(
    graphql`
      fragment GigTexts_gig on Gig @throwOnFieldError {
        description
        specialInstructions
        privateNotes
        isBackgroundCheckRequired
        areCertificationsRequired
        requirements {
          databaseId
          name
          category
        }
      }
    `,
    gig,
  );
  const checks = [
    gigTerms.areCertificationsRequired ? 'Certified for the position' : null,
    gigTerms.isBackgroundCheckRequired ? 'Passed a background check' : null,
  ].filter((check) => check !== null);
  return (
    <>
      <Card title="Description">
        <p className={styles.text}>{description || 'No description'}</p>
        {specialInstructions ? (
          <>
            <h3 className={styles.heading}>Special instructions</h3>
            <p className={styles.text}>{specialInstructions}</p>
          </>
        ) : null}
      </Card>
      <Card title="Requirements">
        {requirements.length + checks.length === 0 ? (
          <p className={styles.none}>No requirements</p>
        ) : (
          <ul className={styles.requirements}>
            {checks.map((check) => (
              <li key={check} className={styles.requirement}>
                {check}
              </li>
            ))}
            {requirements.map(({ databaseId, name, category }) => (
              <li key={databaseId} className={styles.requirement}>
                {name}
                {categoryLabels[category ?? ''] ? (
                  <span className={styles.category}>{categoryLabels[category ?? '']}</span>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {privateNotes ? (
        <Card title="Private notes">
          <p className={styles.text}>{privateNotes}</p>
          <p className={styles.none}>Only your team can see these notes.</p>
        </Card>
      ) : null}
    </>
  );
}
