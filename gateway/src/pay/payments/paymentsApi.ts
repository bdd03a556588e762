import { z } from 'zod';
import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { bulkResult } from '../../filling/applications/applicationsApi.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { duePayWire } from '../duePay/duePayWire.ts';

/** What one application gets on top, in dollars. */
interface ExtrasBody {
  readonly application_id: number;
  readonly tip_amount?: number;
  readonly bonus?: number;
}

/** The work to pay, and what is added to it. */
export interface PaymentsBody {
  readonly application_ids: readonly number[];
  readonly extras: readonly ExtrasBody[];
}

const paid = z.object({ results: z.array(bulkResult) });

/** Pays the work of several pros of a gig; responds in the order of the ids, with the pay of the gig if it is included. */
export const payGig = endpoint({
  name: 'payGig',
  method: 'POST',
  path: '/staffer/gigs/{gigId}/pay/',
  query: shape<{ include?: 'due_pay' }>(),
  body: shape<PaymentsBody>(),
  response: paid.extend({ due_pay: duePayWire.optional() }),
});

/** Pays work of several gigs of a location; responds in the order of the ids. */
export const payLocation = endpoint({
  name: 'payLocation',
  method: 'POST',
  path: '/staffer/locations/{locationId}/pay/',
  body: shape<PaymentsBody>(),
  response: paid,
});

/**
 * Sends the payout of a pro before the business has paid, who still owes the charge. Only some servers return the
 * application.
 */
export const payPro = endpoint({
  name: 'payPro',
  method: 'POST',
  path: '/admin/pro-payments/',
  body: shape<{ readonly application_id: number }>(),
  response: z.union([gigApplicationWire, z.unknown().transform(() => null)]),
});
