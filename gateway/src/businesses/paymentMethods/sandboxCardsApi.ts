import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paymentMethodWire, sandboxSetupWire } from './paymentMethodWire.ts';

/** Gives a test card to the card network of the sandbox. */
export const confirmSetup = endpoint({
  name: 'confirmSandboxSetup',
  method: 'POST',
  path: '/sandbox/setup-intents/{clientSecret}/confirmation/',
  body: shape<{ test_card: string; holder_name: string; is_action_approved?: boolean }>(),
  response: sandboxSetupWire,
});

/** Lets the bank answer at once. */
export const verifyBankAccount = endpoint({
  name: 'verifySandboxBankAccount',
  method: 'POST',
  path: '/sandbox/payment-methods/{id}/verification/',
  body: shape<{ outcome: 'VERIFIED' | 'FAILED' }>(),
  response: paymentMethodWire,
});
