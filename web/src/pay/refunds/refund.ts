import { refundText, refundWays } from '@brigade/domain/pay/refunds/refundStates.ts';
import type { IEnvironment } from 'relay-runtime';
import { refundAdHocPayment } from './refundAdHocPayment.ts';
import type { RefundedThing } from './refundedThing.ts';
import { refundWork } from './refundWork.ts';

/** Refunds work or an extra payment. Resolves to the errors of the mutation, and how the money goes back. */
export async function refund(
  environment: IEnvironment,
  thing: RefundedThing,
  terms: { amountCents: number; reason: string },
) {
  const { errors, refunds } = await ('paymentId' in thing
    ? refundAdHocPayment(environment, { ...thing, ...terms })
    : refundWork(environment, { ...thing, ...terms }));
  const ways = refundWays.filter((known) => refunds?.some(({ way }) => way === known));
  return { errors, text: refundText(ways) };
}
