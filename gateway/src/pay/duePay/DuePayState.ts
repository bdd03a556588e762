import type { duePayStates } from '@brigade/domain/pay/duePay/duePayState.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const DuePayState = builder.enumType('DuePayState', {
  description: 'What a gig waits for before its payments are on their way.',
  values: {
    FAILED: { description: 'A payment failed and can be retried, also of a gig that was cancelled late.' },
    UNPAID: { description: 'Work that no one has paid, and no payment failed.' },
  } satisfies Described<typeof duePayStates>,
});
