import type { Database } from '../../database/database.ts';
import type { LateRefusal, Movement } from '../chargeOutcome.ts';
import { chargesOf, returnOf } from './testCards.ts';
import { refusalOfAccount } from './testPayoutAccounts.ts';

/** What the banks of the sandbox refuse: the test card and the test payout account decide. */
export async function findSandboxRefusals(
  database: Database,
  movements: readonly Movement[],
): Promise<Map<string, LateRefusal>> {
  const charges = movements.filter(({ kind }) => kind === 'CHARGE');
  const payouts = movements.filter(({ kind }) => kind === 'PAYOUT');
  const returned = await findReturnedCharges(database, charges);
  const accounts = await findAccounts(
    database,
    payouts.map(({ proId }) => proId),
  );
  const refused = payouts.flatMap(({ key, proId, isArriving }) => {
    const refusal = refusalOfAccount(accounts.get(proId), { isArriving });
    return refusal === null ? [] : [[key, refusal] as const];
  });
  return new Map([...returned, ...refused]);
}

async function findReturnedCharges(database: Database, charges: readonly Movement[]) {
  if (charges.length === 0) return [];
  const arriving = new Set(charges.filter(({ isArriving }) => isArriving).map(({ key }) => key));
  const rows = await database
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_setup_intents', (join) =>
      join
        .onRef('sandbox_setup_intents.payment_method_id', '=', 'sandbox_charges.payment_method_id')
        .onRef('sandbox_setup_intents.customer_id', '=', 'sandbox_charges.customer_id'),
    )
    .select(['idempotency_key', 'is_returned', 'test_card'])
    .where(
      'idempotency_key',
      'in',
      charges.map(({ key }) => key),
    )
    .execute();
  return rows
    .filter(
      ({ idempotency_key, is_returned, test_card }) =>
        is_returned || (arriving.has(idempotency_key) && chargesOf(test_card).isReturned === true),
    )
    .map(({ idempotency_key, test_card }) => [idempotency_key, returnOf(test_card)] as const);
}

async function findAccounts(database: Database, proIds: readonly number[]) {
  if (proIds.length === 0) return new Map<number, never>();
  const rows = await database
    .selectFrom('sandbox_payout_accounts')
    .select(['pro_id', 'test_account'])
    .where('pro_id', 'in', [...new Set(proIds)])
    .execute();
  return new Map(rows.map(({ pro_id, test_account }) => [pro_id, test_account]));
}
