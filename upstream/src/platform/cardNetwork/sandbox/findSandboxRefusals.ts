import type { Database } from '../../database/database.ts';
import type { LateRefusal, Movement } from '../chargeOutcome.ts';
import { chargesOf } from './testCards.ts';
import { refusalOfAccount } from './testPayoutAccounts.ts';

/** What the banks of the sandbox refuse: the test card and the test payout account decide. */
export async function findSandboxRefusals(
  database: Database,
  movements: readonly Movement[],
): Promise<Map<string, LateRefusal>> {
  const charges = movements.filter(({ kind, isArriving }) => kind === 'CHARGE' && isArriving);
  const payouts = movements.filter(({ kind }) => kind === 'PAYOUT');
  const returned = await findReturnedCharges(
    database,
    charges.map(({ key }) => key),
  );
  const accounts = await findAccounts(
    database,
    payouts.map(({ proId }) => proId),
  );
  const refused = payouts.flatMap(({ key, proId, isArriving }) => {
    const refusal = refusalOfAccount(accounts.get(proId), { isArriving });
    return refusal === null ? [] : [[key, refusal] as const];
  });
  return new Map([...returned.map((key) => [key, 'DEBIT_RETURNED'] as const), ...refused]);
}

async function findReturnedCharges(database: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await database
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_setup_intents', (join) =>
      join
        .onRef('sandbox_setup_intents.payment_method_id', '=', 'sandbox_charges.payment_method_id')
        .onRef('sandbox_setup_intents.customer_id', '=', 'sandbox_charges.customer_id'),
    )
    .select(['idempotency_key', 'test_card'])
    .where('idempotency_key', 'in', keys)
    .execute();
  return rows
    .filter(({ test_card }) => chargesOf(test_card).isReturned === true)
    .map(({ idempotency_key }) => idempotency_key);
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
