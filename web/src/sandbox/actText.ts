import type { SandboxActKind } from '../__generated__/SandboxActs_act.graphql.ts';

const done: Record<string, string> = {
  APPLY: 'applied',
  ACCEPT_OFFER: 'accepted the offer',
  DECLINE_OFFER: 'declined the offer',
  CONFIRM: 'confirmed',
  CANCEL: 'dropped out',
  CLOCK_IN: 'clocked in',
  CLOCK_OUT: 'clocked out',
  NO_SHOW: 'did not come',
  JOIN_NETWORK: 'joined the network',
  LEAVE_SITE: 'left the site',
  RETURN_TO_SITE: 'returned to the site',
  DISPUTE_HOURS: 'disputed their hours',
  DISPUTE_PAYMENT: 'disputed a missing payment',
  DISPUTE_CANCELLATION: 'disputed the pay for a late cancellation',
  ACCEPT_COUNTER: 'accepted your counteroffer',
  DECLINE_COUNTER: 'declined your counteroffer',
} satisfies Partial<Record<SandboxActKind, string>>;

const wanted: Record<string, string> = {
  APPLY: 'wanted to apply',
  ACCEPT_OFFER: 'wanted to accept the offer',
  DECLINE_OFFER: 'wanted to decline the offer',
  CONFIRM: 'wanted to confirm',
  CANCEL: 'wanted to drop out',
  CLOCK_IN: 'wanted to clock in',
  CLOCK_OUT: 'wanted to clock out',
  NO_SHOW: 'was not going to come',
  JOIN_NETWORK: 'wanted to join the network',
  LEAVE_SITE: 'wanted to leave the site',
  RETURN_TO_SITE: 'wanted to return to the site',
  DISPUTE_HOURS: 'wanted to dispute their hours',
  DISPUTE_PAYMENT: 'wanted to dispute a missing payment',
  DISPUTE_CANCELLATION: 'wanted to dispute the pay for a late cancellation',
  ACCEPT_COUNTER: 'wanted to accept your counteroffer',
  DECLINE_COUNTER: 'wanted to decline your counteroffer',
} satisfies Partial<Record<SandboxActKind, string>>;

/** What a pro did or tried to do, to follow their name. */
export function actText(kind: SandboxActKind, isRefused: boolean): string {
  return (isRefused ? wanted[kind] : done[kind]) ?? 'did something';
}
