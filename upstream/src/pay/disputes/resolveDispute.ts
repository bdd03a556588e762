import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { actOnDispute, type DisputeRow, requireStatus } from './actOnDispute.ts';
import { conclude } from './conclude.ts';
import { disputeResponse } from './disputeResponse.ts';
import { note, requireBetween, valueOf, valueShape } from './disputeValue.ts';
import { loadDispute } from './loadDisputes.ts';
import { notifyManagers } from './notifyManagers.ts';
import { readDisputedWork } from './readDisputedWork.ts';
import { requireDispute } from './requireDispute.ts';
import { requireLargeEnough } from './requireLargeEnough.ts';

const decisions = ['FOR_PRO', 'FOR_BUSINESS', 'SPLIT'] as const;

const resolveBody = z.strictObject({ decision: z.enum(decisions), ...valueShape, note });

/** `POST /api/admin/disputes/:id/resolve/`: the decision of the platform. */
export const resolveDispute = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/admin/disputes/:id/resolve/',
    access: 'platform-admin',
    scope: 'PAY',
    tags: ['disputes'],
    summary: 'Decide a dispute that was left to the platform',
    description:
      'FOR_PRO grants the claim, and FOR_BUSINESS nothing. SPLIT needs minutes or an amount: more than what counts, and ' +
      'less than the claim. What is granted is charged like an accepted claim, whatever the state of the payment method.',
    params: z.object({ id: idParameter }),
    body: resolveBody,
    responses: { 200: disputeResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      await requireDispute(services.database, caller, id, 'platform.admin');
      await actOnDispute(services, caller, id, async (act) => {
        requireStatus(act, 'ESCALATED');
        const { trx, dispute, now } = act;
        const value = await grantedValue({ ...services, database: trx }, dispute, body);
        const conclusion = { outcome: `DECIDED_${body.decision}`, value, note: body.note } as const;
        await conclude(services, trx, dispute, conclusion, { userId: caller.userId, now });
        await notifyManagers(services, trx, id, 'DECIDED');
      });
      return { status: 200, body: await loadDispute(services, caller, id) };
    },
  });

/** @throws ApiError required or invalid at the value of a split */
async function grantedValue(
  services: Pick<Services, 'database' | 'settings'>,
  { application_id, subject, ...dispute }: DisputeRow,
  { decision, ...given }: z.output<typeof resolveBody>,
): Promise<number> {
  if (decision === 'FOR_PRO') return dispute.claimed_value;
  if (decision === 'FOR_BUSINESS') return dispute.contested_value;
  const value = valueOf(subject, given);
  requireBetween({ ...dispute, subject }, value);
  const network = cardNetworkName(services);
  requireLargeEnough(await readDisputedWork(services.database, network, application_id), subject, value);
  return value;
}
