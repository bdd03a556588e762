import type { Turns } from '../random/turns.ts';
import type { GigFate, GigPlan, PaymentStage } from './demoGig.ts';

const day = 24 * 60 * 60 * 1000;

const fresh: readonly PaymentStage[] = ['DUE', 'DUE', 'PROCESSING', 'DUE'];
const recent: readonly PaymentStage[] = ['DUE', 'PROCESSING', 'PROCESSING', 'PAID', 'PAID', 'PAID', 'FAILED'];
const old: readonly PaymentStage[] = [...Array.from({ length: 17 }, () => 'PAID' as const), 'FAILED', 'DUE'];

/** The payment stage of a gig. Most payments complete over time, and a few fail. */
export function paymentStageOf(
  turns: Turns,
  { location, end }: Pick<GigPlan, 'location' | 'end'>,
  fate: GigFate,
  now: number,
): PaymentStage {
  if (fate !== 'WORKED' || end > now) return 'DUE';
  const billing = location.row.invoicing_enabled ? 'invoiced' : 'charged';
  const age = (now - end) / day;
  if (age < 1.5) return turns.next(`payment/${billing}/fresh`, fresh);
  return age < 10
    ? turns.next(`payment/${billing}/recent`, recent)
    : turns.next(`payment/${billing}/old`, old);
}
