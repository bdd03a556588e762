import { type RawBuilder, sql } from 'kysely';

/** What a bank took back of a charge, and has not given back, in cents. */
export const takenOf = (chargeKey: RawBuilder<string>) => sql<number>`coalesce((
  select sum(taken.cents)::integer from returned_parts as taken
  where taken.charge_key = ${chargeKey} and taken.status <> 'GIVEN_BACK'
), 0)`;

/** The columns of returned parts that name what a charge paid for. */
type Column = RawBuilder<number>;

/**
 * The key of the charge for something: that of its last attempt, unless an earlier charge was given back, or a part of it came
 * back since. Later attempts failed, or charge such parts alone.
 */
export const keyOfCharge = (
  column: Column,
  id: RawBuilder<number>,
  paidFor: RawBuilder<string>,
  lastKey: RawBuilder<string>,
) => sql<string>`coalesce((
  select restored.charge_key from returned_charges as restored
  where restored.paid_for = ${paidFor} and restored.status = 'RESTORED' limit 1
), (
  select parts.charge_key from returned_parts as parts where ${column} = ${id} order by parts.id limit 1
), ${lastKey})`;

/** The charges that paid such parts again, with what each paid. */
export const chargesOfParts = (column: Column, ids: readonly number[] | RawBuilder<unknown>) => sql`
  select ${column} as id, parts.paid_key as charge_key, sum(parts.cents)::integer as cents
  from returned_parts as parts where ${column} = any(${ids}) and parts.paid_key is not null
  group by ${column}, parts.paid_key
`;
