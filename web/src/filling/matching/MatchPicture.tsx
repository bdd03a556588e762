import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MatchPicture_application$key } from '../../__generated__/MatchPicture_application.graphql.ts';
import { classNames } from '../../ui/theme/classNames.ts';
import { MatchBar } from './MatchBar.tsx';
import styles from './MatchPicture.module.css';
import { matchInWords } from './matchInWords.ts';

interface Props {
  application: MatchPicture_application$key;
  /** Whether the number and the bar share a line. Default: the bar is below. */
  isInline?: boolean;
}

/** An applicant's match as a number and a bar of its six parts, with a mark if there are blockers. */
export function MatchPicture({ application, isInline = false }: Props) {
  const { match } = useFragment(
    graphql`
      fragment MatchPicture_application on GigApplication @throwOnFieldError {
        match {
          score
          parts {
            kind
            label
            points
            maxPoints
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
  if (!match) return <span className={styles.none}>–</span>;
  const { score } = match;
  const parts = match.parts.map(({ kind, label, points, maxPoints }) => ({ kind, label, points, maxPoints }));
  const blockers = match.blockers.map(({ text }) => ({ text }));
  return (
    <span
      className={classNames(styles.picture, isInline && styles.inline)}
      role="img"
      aria-label={matchInWords({ score, parts, blockers })}
    >
      <span className={styles.score} aria-hidden="true">
        {blockers.length > 0 ? <TriangleAlert className={styles.blocked} /> : null}
        {`${score}%`}
      </span>
      {parts.length > 0 ? <MatchBar parts={parts} /> : null}
    </span>
  );
}
