import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ConflictList_application$key } from '../../__generated__/ConflictList_application.graphql.ts';
import styles from './ConflictList.module.css';
import { conflictText } from './conflictText.ts';

/** What is in the way of an applicant, and the note of the user who accepted them. Renders nothing without either. */
export function ConflictList({ application }: { application: ConflictList_application$key }) {
  const { conflicts, match, overrideNote, gig, pro } = useFragment(
    graphql`
      fragment ConflictList_application on GigApplication @throwOnFieldError {
        conflicts @catch(to: NULL) {
          kind
          work {
            startTime
            endTime
            isConfirmed
            locationName
          }
          restMinutes
          weekMinutes
        }
        match {
          blockers {
            kind
            text
          }
        }
        overrideNote {
          note
          authorName
        }
        gig @catch(to: NULL) {
          timeZone
        }
        pro {
          displayName
        }
      }
    `,
    application,
  );
  const isOverlapShown = conflicts?.some(({ kind }) => kind === 'OVERLAP');
  const blockers = match?.blockers.filter(({ kind }) => !(kind === 'WORKS_ELSEWHERE' && isOverlapShown));
  const conflictTexts = (conflicts ?? []).map(({ kind, work, restMinutes, weekMinutes }) =>
    conflictText(
      {
        kind,
        restMinutes,
        weekMinutes,
        work: work && {
          startTime: work.startTime,
          endTime: work.endTime,
          isConfirmed: work.isConfirmed,
          locationName: work.locationName,
        },
      },
      gig?.timeZone ?? null,
    ),
  );
  const texts = [...(blockers ?? []).map(({ text }) => text), ...conflictTexts];
  if (texts.length === 0 && !overrideNote) return null;

  return (
    <div className={styles.place}>
      {texts.length === 0 ? null : (
        <ul className={styles.list} aria-label={`Conflicts of ${pro.displayName}`}>
          {texts.map((text) => (
            <li key={text} className={styles.conflict}>
              <TriangleAlert aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {overrideNote ? (
        <p className={styles.note}>
          {`Selected anyway: “${overrideNote.note}”`}
          {overrideNote.authorName === '' ? null : ` – ${overrideNote.authorName}`}
        </p>
      ) : null}
    </div>
  );
}
