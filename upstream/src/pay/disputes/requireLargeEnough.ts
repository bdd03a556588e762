import { invalidField } from '../../platform/errors.ts';
import { smallestCharge } from '../payments/smallestCharge.ts';
import type { DisputeSubject } from './disputesTables.ts';
import { fieldOf } from './disputeValue.ts';
import { amountsOfGrant, type DisputedWork, grantOf } from './grant.ts';

/** @throws ApiError invalid at the value if granting it would charge less than card networks do */
export function requireLargeEnough(disputed: DisputedWork, subject: DisputeSubject, value: number): void {
  if (disputed.work.invoicing_enabled) return;
  const grant = grantOf(disputed, subject, value);
  if (grant.kind === 'HOURS') return;
  const charge = amountsOfGrant(disputed, grant)?.charge ?? 0;
  if (charge > 0 && charge < smallestCharge) {
    throw invalidField(fieldOf(subject), 'This adds less than $0.50, too little to charge.');
  }
}
