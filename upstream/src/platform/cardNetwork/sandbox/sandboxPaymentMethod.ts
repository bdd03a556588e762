import type { Selectable } from 'kysely';
import type { SandboxSetupIntentsTable } from './sandboxNetworkTables.ts';
import type { NetworkPaymentMethod } from '../cardNetwork.ts';
import { isTestCardName, testCards } from './testCards.ts';

const statuses = {
  OPEN: null,
  PENDING_VERIFICATION: 'REQUIRES_ACTION',
  SUCCEEDED: 'ACTIVE',
  FAILED: 'FAILED',
} as const;

/** Until the expiry of a sandbox card, in years. */
const cardYears = 4;

/** The payment method created by a sandbox setup intent; null while there is none. */
export function sandboxPaymentMethod(
  intent: Selectable<SandboxSetupIntentsTable>,
): NetworkPaymentMethod | null {
  const status = statuses[intent.status];
  if (status === null || intent.payment_method_id === null || !isTestCardName(intent.test_card)) return null;
  const { type, issuer, last4 } = testCards[intent.test_card];
  const isCard = type === 'card';
  return {
    externalId: intent.payment_method_id,
    type,
    status,
    issuer,
    last4,
    holderName: intent.holder_name,
    expiresMonth: isCard ? 12 : null,
    expiresYear: isCard ? intent.created_ts.getUTCFullYear() + cardYears : null,
    failureMessage: status === 'FAILED' ? 'The bank account could not be verified.' : null,
    verificationUrl: null,
  };
}
