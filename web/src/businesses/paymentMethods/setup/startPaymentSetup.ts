import { graphql, type IEnvironment } from 'relay-runtime';
import type { startPaymentSetupMutation } from '../../../__generated__/startPaymentSetupMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import { Fault } from '../../../platform/relay/Fault.ts';

/** What the form of a card network needs. */
export type PaymentSetup =
  | { readonly network: 'SANDBOX'; readonly clientSecret: string }
  | { readonly network: 'STRIPE'; readonly clientSecret: string; readonly publishableKey: string };

/**
 * Begins to take a payment method of a location or an organization.
 *
 * @throws Fault, also where the server refuses
 */
export async function startPaymentSetup(environment: IEnvironment, ownerId: string): Promise<PaymentSetup> {
  const { startPaymentSetup: payload } = await commit<startPaymentSetupMutation>(environment, {
    mutation: graphql`
      mutation startPaymentSetupMutation($input: StartPaymentSetupInput!) {
        startPaymentSetup(input: $input) {
          network
          clientSecret
          publishableKey
          errors {
            code
            message
          }
        }
      }
    `,
    variables: { input: { ownerId } },
  });
  const { network, clientSecret, publishableKey, errors } = payload;
  if (network === 'SANDBOX' && clientSecret != null) return { network, clientSecret };
  if (network === 'STRIPE' && clientSecret != null && publishableKey != null) {
    return { network, clientSecret, publishableKey };
  }
  const [error] = errors;
  throw new Fault(error?.code ?? 'UNKNOWN', error?.message ?? 'Payment methods cannot be added right now.');
}
