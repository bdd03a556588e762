import { graphql, useFragment } from 'react-relay/hooks';
import type { MatchDetails_application$key } from '../../__generated__/MatchDetails_application.graphql.ts';
import { Term } from '../../platform/glossary/Term.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { MatchBar } from './MatchBar.tsx';
import styles from './MatchDetails.module.css';

/** The parts and the blockers of an applicant's match. */
export function MatchDetails({ application }: { application: MatchDetails_application$key }) {
  const { match, selectionExplanation } = useFragment(
    graphql`
      fragment MatchDetails_application on GigApplication @throwOnFieldError {
        selectionExplanation
        match {
          score
          parts {
            kind
            label
            points
            maxPoints
            reason
          }
          blockers {
            kind
            text
          }
        }
      }
    `,
    application,
  );
  if (!match) return null;
  return (
    <section className={styles.details} aria-label="Why this pro?">
      <h3 className={styles.heading}>
        Why this pro?{' '}
        <span className={styles.score}>
          <Term id="match-score">{`${match.score} of 100`}</Term>
        </span>
      </h3>
      {selectionExplanation === null ? null : (
        <p className={styles.choice}>{`Selected automatically. ${selectionExplanation}`}</p>
      )}
      {match.blockers.length > 0 ? (
        <InlineAlert tone="warning" title="Conflicts">
          <ul className={styles.blockers}>
            {match.blockers.map(({ kind, text }) => (
              <li key={kind}>{text}</li>
            ))}
          </ul>
        </InlineAlert>
      ) : null}
      {match.parts.length > 0 ? (
        <dl className={styles.parts}>
          {match.parts.map((part) => (
            <div key={part.kind} className={styles.part}>
              <dt>{part.label}</dt>
              <dd className={styles.points}>{`${part.points} of ${part.maxPoints}`}</dd>
              <dd className={styles.reason}>
                <MatchBar parts={[part]} />
                {part.reason}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.choice}>The match breakdown is no longer available.</p>
      )}
    </section>
  );
}
