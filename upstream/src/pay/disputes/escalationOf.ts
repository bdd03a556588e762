import type { Selectable } from 'kysely';
import type { DisputeEventsTable } from './disputesTables.ts';

/** Who can leave a dispute to the platform. */
export const escalatingParties = ['BUSINESS', 'PRO'] as const;

type Party = (typeof escalatingParties)[number];

const partyOf = { ESCALATED: 'BUSINESS', COUNTER_DECLINED: 'PRO' } as const satisfies Partial<
  Record<DisputeEventsTable['kind'], Party>
>;

/** The events that leave a dispute to the platform. */
export type EscalationKind = keyof typeof partyOf;

type Event = Pick<Selectable<DisputeEventsTable>, 'kind' | 'created_ts'>;

const isEscalation = (event: Event): event is Event & { kind: EscalationKind } => event.kind in partyOf;

/** When a dispute was left to the platform, and by which side; nulls if it was not. */
export function escalationOf(events: readonly Event[]): {
  escalated_ts: string | null;
  escalated_by: Party | null;
} {
  const escalation = events.find(isEscalation);
  if (!escalation) return { escalated_ts: null, escalated_by: null };
  return { escalated_ts: escalation.created_ts.toISOString(), escalated_by: partyOf[escalation.kind] };
}
