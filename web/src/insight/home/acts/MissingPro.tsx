import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import Undo from 'lucide-react/icons/undo-2';
import type { MissingPro_application$key } from '../../../__generated__/MissingPro_application.graphql.ts';
import { AttendanceBadge } from '../../../day/roster/AttendanceBadge.tsx';
import { CallLinks } from '../../../day/roster/CallLinks.tsx';
import { currentAttendance } from '../../../day/roster/currentAttendance.ts';
import type { Act } from '../../../day/roster/outbox/act.ts';
import type { Outbox } from '../../../day/roster/outbox/outbox.ts';
import RowActs from '../../../day/roster/outbox/RowActs.tsx';
import { deletePunch } from '../../../day/timesheets/deletePunch.ts';
import { ProAvatar } from '../../../pros/profiles/ProAvatar.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useAction } from '../../../ui/actions/useAction.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { useKeptFocus } from '../../../ui/actions/useKeptFocus.ts';
import styles from './acts.module.css';

interface Props {
  application: MissingPro_application$key;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether a pro in this state can be replaced. */
  canReplaceIn: (state: string | null) => boolean;
  canRecord: boolean;
  /** What is recorded on this device and not on the server. */
  acts: readonly Act[];
  outbox: Outbox;
  onClockedIn: () => void;
  /** Opens a dialog. */
  onAsked: (kind: 'replace' | 'noShow') => void;
}

/** A pro who has not come: how to reach them, and what to do. A clock-in can be undone. */
export function MissingPro({ application, zone, canReplaceIn, canRecord, acts, outbox, ...on }: Props) {
  const data = useFragment(
    graphql`
      fragment MissingPro_application on GigApplication @throwOnFieldError {
        id
        phoneNumber
        attendance {
          state
          since
        }
        timePunches {
          databaseId
        }
        pro {
          displayName
          ...ProAvatar_pro
        }
        ...AttendanceBadge_application
        ...RowActs_application
      }
    `,
    application,
  );
  const environment = useRelayEnvironment();
  const punchId = data.timePunches.at(-1)?.databaseId;
  const undoing = useAction({
    action: async () => (punchId === undefined ? [] : deletePunch(environment, data.id, punchId)),
  });
  const row = useKeptFocus<HTMLLIElement>();
  const { displayName: name } = data.pro;
  const { attendance: at } = data;
  const state = at ? currentAttendance(at.state, at.since) : null;
  const isSending = acts.some((act) => act.refusal === null);
  return (
    <li {...row} className={styles.row} aria-label={name} aria-busy={isSending || undefined}>
      <ProAvatar pro={data.pro} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <CallLinks name={name} phoneNumber={data.phoneNumber} />
      </div>
      <AttendanceBadge application={data} zone={zone} />
      <div className={styles.buttons}>
        {canRecord && state === 'IN' && !isSending ? (
          <Button
            size="small"
            variant="text"
            icon={<Undo aria-hidden="true" />}
            isLoading={undoing.isPending}
            aria-label={`Undo the clock-in of ${name}`}
            onPress={() => void undoing.run()}
          >
            Undo
          </Button>
        ) : null}
        {canRecord && state === 'LATE' ? (
          <>
            <Button
              size="small"
              variant="text"
              aria-label={`Record a no-show of ${name}`}
              onPress={() => on.onAsked('noShow')}
            >
              No-show…
            </Button>
            <Button size="small" variant="outlined" aria-label={`Clock in ${name}`} onPress={on.onClockedIn}>
              Clock in
            </Button>
          </>
        ) : null}
        {canReplaceIn(state) ? (
          <Button size="small" aria-label={`Replace ${name}`} onPress={() => on.onAsked('replace')}>
            Replace…
          </Button>
        ) : null}
      </div>
      {acts.length > 0 ? (
        <div className={styles.refusal}>
          <RowActs application={data} acts={acts} zone={zone} canReplace={canRecord} outbox={outbox} />
        </div>
      ) : null}
      {undoing.errorMessage == null ? null : (
        <div className={styles.refusal}>
          <InlineAlert tone="danger" isLive>
            {undoing.errorMessage}
          </InlineAlert>
        </div>
      )}
    </li>
  );
}
