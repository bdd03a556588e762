import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { wagesFor } from '../costs/feesOn.ts';
import { describeGig } from '../gigs/describeGig.ts';
import type { LockedGig } from '../gigs/lockGig.ts';
import { notifyPros } from '../../pros/profiles/notifyPros.ts';
import type { GigCancellation } from './gigCancellation.ts';

type CalledOff = {
  gig: LockedGig;
  /** Those who had a place, and what they are paid for; null for nothing. */
  pros: readonly { pro_id: number; guaranteed_minutes: number | null }[];
  why: GigCancellation;
};

/** Notifies pros who had a place that the gig was cancelled, with the explanation, if any, and what they are paid. */
export async function notifyOfCancellation(
  services: Services,
  trx: Database,
  { gig, pros, why }: CalledOff,
): Promise<void> {
  if (pros.length === 0) return;
  const explanation = why.explanation === null ? '' : ` ${why.explanation}`;
  const body = `${await describeGig(trx, gig)} was cancelled by the location.${explanation}`;
  for (const [minutes, alike] of Map.groupBy(pros, ({ guaranteed_minutes }) => guaranteed_minutes)) {
    await notifyPros(
      services,
      trx,
      alike.map(({ pro_id }) => pro_id),
      {
        subject: 'Your shift was cancelled',
        body: minutes === null ? body : `${body} ${payText(minutes, gig.wage_amount)}`,
      },
    );
  }
}

function payText(minutes: number, wageAmount: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const time = parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`])).join(' ');
  const dollars = (wagesFor(minutes, wageAmount) / 100).toFixed(2);
  return `Because this was late, you are paid for ${time}: $${dollars}.`;
}
