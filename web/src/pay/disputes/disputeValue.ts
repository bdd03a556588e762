import { graphql, readInlineData } from 'relay-runtime';
import type { disputeValue_value$key } from '../../__generated__/disputeValue_value.graphql.ts';
import type { ShownValue } from './disputeTexts.ts';

/** Reads minutes with their wages, or an amount. */
export function disputeValue(value: disputeValue_value$key): ShownValue {
  const { minutes, amount } = readInlineData(
    graphql`
      fragment disputeValue_value on DisputeValue @inline {
        minutes
        amount {
          amountCents
        }
      }
    `,
    value,
  );
  return { minutes: minutes ?? null, cents: amount.amountCents };
}
