import { whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import { forbidden } from '../errors/graphqlErrors.ts';
import { builder } from '../schema/builder.ts';

/** An amount of money: whole cents of the currency. */
export interface MoneyShape {
  readonly amountCents: number;
  readonly currency: string;
}

export const Money = builder.objectRef<MoneyShape>('Money').implement({
  description: 'An exact amount of money: integer minor units plus its ISO 4217 currency.',
  fields: (t) => ({
    amountCents: t.exposeInt('amountCents', { description: 'Hundredths of the unit: 2450 is $24.50.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code, e.g. `USD`.' }),
  }),
});

/** Dollars of the wire as money; no amount (null) stays none. */
export function usd(dollars: number | null | undefined): MoneyShape | null {
  return dollars == null ? null : usdOf(dollarsToCents(dollars));
}

/** Cents as money. */
export function usdOf(amountCents: number): MoneyShape {
  return { amountCents, currency: 'USD' };
}

/**
 * Dollars that everyone has who may see them: their absence means that the viewer may not.
 *
 * @throws GraphQLError with the code FORBIDDEN and the permission `wages.view`
 */
export function visibleUsd(dollars: number | null | undefined): MoneyShape {
  return usd(dollars) ?? refuseMoney();
}

/** Refuses to show money to those who run the shift only. */
export function refuseMoney(): never {
  throw forbidden('wages.view', whyNot('ONSITE_MANAGER', 'wages.view') ?? 'Wages are hidden from you.');
}
