import { breakCheckText } from '@brigade/domain/day/timesheets/breakCheckText.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BreakNote_application$key } from '../../__generated__/BreakNote_application.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './TimeRecords.module.css';

interface Props {
  application: BreakNote_application$key;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  /** Whether the pro is on a break, which may be the one that is due. */
  isOnBreak?: boolean;
}

/** When the break of a pro at work is due, or what was wrong with it. Empty when all is well. */
export function BreakNote({ application, zone, isOnBreak = false }: Props) {
  const { breakCheck: check } = useFragment(
    graphql`
      fragment BreakNote_application on GigApplication @throwOnFieldError {
        breakCheck {
          status
          shiftStatus
          lengthMinutes
          dueAt
          minutesOff
        }
      }
    `,
    application,
  );
  if (!check || check.status === 'COMPLIANT') return null;
  const { status, lengthMinutes, minutesOff, dueAt } = check;
  const text = breakCheckText({ status, lengthMinutes, minutesOff });
  if (text === null) return null;
  if (check.shiftStatus === 'NON_COMPLIANT') return <p className={styles.flag}>{text}</p>;
  if (dueAt == null || isOnBreak) return null;
  return (
    <p className={styles.muted}>
      {text} by <DateText instant={dueAt} zone={zone} format="time" />
    </p>
  );
}
