import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { SandboxSetupIntentsTable } from './sandboxNetworkTables.ts';
import { ApiError, notFound } from '../../errors.ts';
import { route } from '../../server/route.ts';
import type { Services } from '../../server/services.ts';
import { testCardNames, testCards } from './testCards.ts';

const body = z.strictObject({
  test_card: z.enum(testCardNames, 'Choose a test card'),
  holder_name: z.string().trim().min(1, 'This field is required').max(100, 'At most 100 characters'),
  is_action_approved: z
    .boolean()
    .optional()
    .describe("The owner's response to the bank's approval request; absent without such a request"),
});

const confirmation = z.object({
  status: z.enum(['SUCCEEDED', 'PENDING_VERIFICATION', 'REQUIRES_APPROVAL']),
  payment_method_id: z.string().nullable().describe('Null while the bank waits for approval'),
});

type Outcome = z.output<typeof confirmation>;

/**
 * `POST /api/sandbox/setup-intents/:clientSecret/confirmation/`: simulates the browser's request to the card network.
 * Does not exist in production.
 */
export const confirmSandboxSetup = ({ database, settings: { isProduction } }: Services) =>
  route({
    method: 'POST',
    url: '/api/sandbox/setup-intents/:clientSecret/confirmation/',
    access: 'session',
    scope: 'PAY',
    tags: ['sandbox'],
    summary: 'Submit a test card to the sandbox card network',
    description:
      'Requires only the secret. An accepted card stays; after a declined one, another can be submitted.',
    params: z.object({ clientSecret: z.string().max(100) }),
    body,
    responses: { 200: confirmation },
    errors: [402, 404],
    handle: async ({ params: { clientSecret }, body: given }) => {
      if (isProduction) throw notFound();
      const outcome = await database.transaction().execute(async (trx) => {
        const intent = await trx
          .selectFrom('sandbox_setup_intents')
          .selectAll()
          .where('client_secret', '=', clientSecret)
          .forUpdate()
          .executeTakeFirst();
        if (!intent) throw notFound('setup intent');
        return intent.status === 'OPEN' ? take(trx, intent.id, given) : outcomeOf(intent);
      });
      return { status: 200, body: outcome };
    },
  });

async function take(trx: Database, id: number, given: z.output<typeof body>): Promise<Outcome> {
  const { outcome, type } = testCards[given.test_card];
  if (outcome === 'DECLINE') {
    throw new ApiError('card_declined', 'The card was declined. Try another one.', { target: 'test_card' });
  }
  if (outcome === 'ASK_FOR_APPROVAL' && given.is_action_approved !== true) {
    if (given.is_action_approved === undefined)
      return { status: 'REQUIRES_APPROVAL', payment_method_id: null };
    throw new ApiError('card_declined', 'Your bank did not approve the card. Try again or use another one.', {
      target: 'test_card',
    });
  }
  const taken = await trx
    .updateTable('sandbox_setup_intents')
    .set({
      status: outcome === 'VERIFY_LATER' ? 'PENDING_VERIFICATION' : 'SUCCEEDED',
      test_card: given.test_card,
      holder_name: given.holder_name,
      payment_method_id: `${type === 'card' ? 'pm' : 'ba'}_sandbox_${randomUUID()}`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return outcomeOf(taken);
}

function outcomeOf({ status, payment_method_id }: Selectable<SandboxSetupIntentsTable>): Outcome {
  return { status: status === 'PENDING_VERIFICATION' ? status : 'SUCCEEDED', payment_method_id };
}
