import type { SelectionSource } from '../../database/tables/gigs.ts';
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

/** Marks an application as chosen. A pro who has not answered yet was asked within the last hours. */
export function select(
  stream: RandomStream,
  application: DemoApplication,
  stage: 'SELECTED' | 'CONFIRMED',
  now: number,
): DemoApplication {
  const { gig, appliedAt } = application;
  const source = drawSource(stream, application);
  const latest = Math.min(now - 5 * minute, gig.start - 2 * hour, gig.cancelledAt ?? gig.start);
  const earliest = stage === 'SELECTED' ? Math.max(appliedAt, now - 3.7 * hour) : appliedAt;
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
