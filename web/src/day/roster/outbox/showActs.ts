import type { AttendanceState } from '@brigade/domain/day/roster/attendance.ts';
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime';
import type { RecordedAction } from '../sendRosterAction.ts';
import type { Act } from './act.ts';
import { addsRecord } from './queue.ts';

/** Where a pro is after an act. */
const stateAfter: Record<RecordedAction, AttendanceState> = {
  clockIn: 'IN',
  clockOut: 'OUT',
  startBreak: 'ON_BREAK',
  endBreak: 'IN',
  noShow: 'NO_SHOW',
};

/**
 * Shows the records that wait on top of what the server has sent, as optimistic updates that Relay applies again to
 * each newer response. Refused acts and changes of recorded times are not shown: the roster then shows the state of the
 * server.
 */
export function showActs(environment: IEnvironment) {
  let shown: { dispose(): void } | null = null;
  return {
    /** Shows these acts instead of the previous ones. */
    replace(acts: readonly Act[]): void {
      const waiting = acts.filter(addsRecord);
      const before = shown;
      shown =
        waiting.length > 0
          ? environment.applyUpdate({ storeUpdater: (store) => apply(store, waiting) })
          : null;
      before?.dispose();
    },
  };
}

function apply(store: RecordSourceProxy, acts: readonly Act[]): void {
  for (const { applicationId, kind, time } of acts) {
    const attendance = store.get(applicationId)?.getLinkedRecord('attendance');
    attendance?.setValue(stateAfter[kind], 'state').setValue(time, 'since');
  }
}
