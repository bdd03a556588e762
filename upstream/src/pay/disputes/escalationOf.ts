import type { Selectable } from 'kysely';
import type { DisputeEventsTable } from './disputesTables.ts';

/** Who can leave a dispute to the platform, or a deadline that does. */
export const escalatingParties = ['BUSINESS', 'PRO', 'DEADLINE'] as const;

type Party = (typeof escalatingParties)[number];

const partyOf = { ESCALATED: 'BUSINESS', COUNTER_DECLINED: 'PRO' } as const satisfies Partial<
  Record<DisputeEventsTable['kind'], Party>
>;

/** The events that leave a dispute to the platform. */
export type EscalationKind = keyof typeof partyOf;

type Event = Pick<Selectable<DisputeEventsTable>, 'kind' | 'actor_user_id' | 'created_ts'>;

const isEscalation = (event: Event): event is Event & { kind: EscalationKind } => event.kind in partyOf;

/** When a dispute was left to the platform, and the party or the deadline that did it; nulls if it was not. */
export function escalationOf(events: readonly Event[]): {
  escalated_ts: string | null;
  escalated_by: Party | null;
} {
  const escalation = events.find(isEscalation);
  if (!escalation) return { escalated_ts: null, escalated_by: null };
  const { kind, actor_user_id, created_ts } = escalation;
  return {
    escalated_ts: created_ts.toISOString(),
    escalated_by: actor_user_id === null ? 'DEADLINE' : partyOf[kind],
  };
}
