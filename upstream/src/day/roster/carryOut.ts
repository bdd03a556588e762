import { applyTransition } from '../../filling/applications/transitions/applyTransition.ts';
import { callOut } from '../../filling/applications/transitions/callOut.ts';
import { noShowAt } from '../../filling/applications/transitions/noShow.ts';
import { sendHome } from '../../filling/applications/transitions/sendHome.ts';
import type { Transition } from '../../filling/applications/transitions/transition.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Services } from '../../platform/server/services.ts';
import { endBreak, startBreak } from '../timesheets/recordBreak.ts';
import { recordPunch } from '../timesheets/recordPunch.ts';
import type { RosterAction } from './actOnRoster.ts';

/** Carries out an action for one pro. @throws ApiError when the state of the application does not allow it */
export async function carryOut(
  services: Services,
  caller: Caller,
  applicationId: number,
  body: RosterAction,
): Promise<void> {
  const apply = (transition: Transition) =>
    applyTransition(services, caller, { applicationId, permission: 'applications.attendance', transition });
  switch (body.action) {
    case 'clock-in':
      await recordPunch(services, caller, { ...body, applicationId, punch_type: 'CLOCK_IN' });
      break;
    case 'clock-out':
      await recordPunch(services, caller, { ...body, applicationId, punch_type: 'CLOCK_OUT' });
      break;
    case 'start-break':
      await startBreak(services, caller, { ...body, applicationId });
      break;
    case 'end-break':
      await endBreak(services, caller, { ...body, applicationId });
      break;
    case 'no-show':
      await apply(noShowAt(body.time));
      break;
    case 'call-out':
      await apply(callOut(body.called_out_by));
      break;
    case 'send-home':
      await apply(sendHome(body.reason));
      break;
  }
}
