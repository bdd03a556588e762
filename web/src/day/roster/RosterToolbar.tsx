import type { AttendanceState } from '@brigade/domain/day/roster/attendance.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RosterToolbar_applications$key } from '../../__generated__/RosterToolbar_applications.graphql.ts';
import type { RosterToolbar_gig$key } from '../../__generated__/RosterToolbar_gig.graphql.ts';
import { PrintButton } from '../../ui/actions/PrintButton.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { CheckInCode } from '../checkIn/CheckInCode.tsx';
import { CallAllButton } from './callAll/CallAllButton.tsx';
import { attendanceLooks, attendanceRank } from './attendanceLook.ts';
import styles from './Roster.module.css';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

const printLabel = 'Print sign-in sheet';

interface Props {
  gig: RosterToolbar_gig$key;
  /** Everyone on the roster. */
  applications: RosterToolbar_applications$key;
  /** The states of everyone on the roster. */
  states: readonly AttendanceState[];
  name: string;
  onNamed: (name: string) => void;
}

/** The check-in code, how many pros are in which state, the search by name, the calls, and the sheet to print. */
export function RosterToolbar({ gig, applications, states, name, onNamed }: Props) {
  const data = useFragment(
    graphql`
      fragment RosterToolbar_gig on Gig @throwOnFieldError {
        timeZone
        ...CheckInCode_gig
      }
    `,
    gig,
  );
  const everyone = useFragment(
    graphql`
      fragment RosterToolbar_applications on GigApplication @relay(plural: true) {
        ...CallAllButton_applications
      }
    `,
    applications,
  );
  useScreenCommands([{ id: 'print', label: printLabel, onAction: () => window.print() }]);
  const counts = [...Map.groupBy(states, (state) => state)]
    .toSorted(([one], [other]) => attendanceRank(one) - attendanceRank(other))
    .map(([state, all]) => `${all.length} ${attendanceLooks[state].label.toLowerCase()}`);
  return (
    <div className={styles.toolbar}>
      <CheckInCode gig={data} />
      <p className={styles.counts} role="status">
        {counts.join(' · ')}
      </p>
      <div className={styles.search}>
        <SearchField label="Search by name" placeholder="Search by name" value={name} onChange={onNamed} />
      </div>
      <CallAllButton applications={everyone} zone={data.timeZone} />
      <PrintButton label={printLabel} />
    </div>
  );
}
