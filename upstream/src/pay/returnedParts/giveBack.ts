import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { repeatAt } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { isPosted } from './isBorne.ts';
import { missingPart } from './missingParts.ts';
import { subjectOf } from './partSubject.ts';
import { postParts } from './postParts.ts';
import type { ReturnedPartsTable } from './returnedPartsTable.ts';
import { setCharge } from './setCharge.ts';

type Part = Selectable<ReturnedPartsTable>;

/**
 * The business won the claim, and the bank gave the part back. If the business paid the part again by then, it gets that
 * back, from the charge that was claimed.
 *
 * @param services with the transaction as the database
 * @returns what changes of the part
 */
export async function giveBack(
  services: DueServices,
  trx: Transaction<Tables>,
  part: Part,
  now: Date,
): Promise<Partial<Part>> {
  const { id, status, cents, charge_key: chargeKey } = part;
  const isOver = { status: 'GIVEN_BACK', due_ts: null } as const;
  if (status === 'REPORTED' && !(await isPosted(trx, id))) return isOver;
  if (status === 'PAID') {
    const refund = { idempotencyKey: `part-${id}-1`, chargeKey, cents };
    const outcome = (await cardNetwork(services).refund?.(refund)) ?? 'FAILED';
    if (outcome === 'PENDING') return { due_ts: repeatAt('PROCESSING', now) };
    if (outcome === 'FAILED') throw new Error(`The card network did not give the part ${id} back`);
    await postParts(trx, 'PART_REFUNDED', [part], now);
  }
  await postParts(trx, 'PART_GIVEN_BACK', [part], now);
  if (status === 'MISSING') {
    const subject = subjectOf(part);
    const left = (await missingPart(trx, subject)) - cents;
    if (left === 0) await setCharge(trx, subject, null, now);
  }
  return isOver;
}
