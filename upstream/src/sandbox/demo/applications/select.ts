import type { SelectionSource } from '../../../filling/applications/applicationsTable.ts';
import type { RandomStream } from '../random/randomStream.ts';
import { managersOf } from '../users/managersOf.ts';
import { platformAdminId } from '../users/staffAccounts.ts';
import type { DemoApplication } from './demoApplication.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

function drawSource(stream: RandomStream, { gig }: DemoApplication): SelectionSource {
  if (gig.type === 'PRIVATE_DIRECT_OFFER') return 'AUTO_DIRECT_OFFER';
  if (gig.autoSelect && stream.chance(0.8)) return 'AUTO_MATCH';
  return gig.location.row.concierge_enabled && stream.chance(0.15) ? 'ADMIN' : 'STAFFER';
}

/** The maximum age of an open selection, since selections expire after four hours. */
export const longestWait = 3.7 * hour;

/** Marks an application as selected, not before `earliest` (epoch milliseconds) and in time for the start. */
export function select(
  stream: RandomStream,
  application: DemoApplication,
  stage: 'SELECTED' | 'CONFIRMED',
  now: number,
  earliest = application.appliedAt,
): DemoApplication {
  const { gig, appliedAt } = application;
  const source = drawSource(stream, application);
  const latest = Math.min(now - 5 * minute, gig.start - 2 * hour, gig.cancelledAt ?? gig.start);
  const staffer = source === 'STAFFER' ? stream.pick(managersOf(gig.location.row.id)).id : null;
  return {
    ...application,
    stage,
    selection: {
      source,
      byUserId: source === 'ADMIN' ? platformAdminId : staffer,
      at: Math.max(appliedAt, stream.between(earliest, latest)),
    },
  };
}
