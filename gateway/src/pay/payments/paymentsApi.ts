import { z } from 'zod';
import { bulkResult } from '../../filling/applications/applicationsApi.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';

/** The payment of one application; amounts in dollars. */
interface PaymentBody {
  readonly application_id: number;
  readonly tip_amount?: number;
  readonly bonus?: number;
}

/** Pays the work of several pros of a gig; responds in the order of the payments. */
export const payGig = endpoint({
  name: 'payGig',
  method: 'POST',
  path: '/staffer/gigs/{gigId}/pay/',
  idempotent: true,
  body: shape<{ readonly payments: readonly PaymentBody[] }>(),
  response: z.object({ results: z.array(bulkResult) }),
});
