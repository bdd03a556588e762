import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { userError } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { type BillingOwner, billingOwnerId, checkedOwner, ownerPaths, ownerPresent } from './billingOwner.ts';
import { getLocationSetupIntent } from './locationBillingApi.ts';
import { getOrganizationSetupIntent } from './organizationBillingApi.ts';
import { CardNetwork } from './paymentMethodEnums.ts';

/** The prefix of sandbox secrets; Stripe's never use it. */
const sandboxSecret = 'seti_sandbox_';

async function setupOf(owner: BillingOwner, { rest, stripePublishableKey }: Context) {
  const path = { id: owner.id };
  const { client_secret } = await ownerPresent(
    owner,
    owner.kind === 'location'
      ? rest.call(getLocationSetupIntent, { path })
      : rest.call(getOrganizationSetupIntent, { path }),
  );
  if (client_secret.startsWith(sandboxSecret)) {
    return { network: 'SANDBOX' as const, client_secret, publishableKey: null };
  }
  if (stripePublishableKey === null) {
    throw new InvalidInput([userError('CONFLICT', 'Card payments are not switched on here.')]);
  }
  return { network: 'STRIPE' as const, client_secret, publishableKey: stripePublishableKey };
}

builder.relayMutationField(
  'startPaymentSetup',
  {
    description: 'Input for startPaymentSetup, naming the payer.',
    inputFields: (t) => ({
      ownerId: t.id({ required: true, description: 'The ID of the location or organization.' }),
    }),
    validate: { schema: z.looseObject({ ownerId: billingOwnerId }) },
  },
  {
    description:
      'Starts the setup of a payment method. The card details are then sent directly to the payment provider, using the ' +
      'client secret, and the result is saved with `savePaymentMethod`.',
    extensions: errorPaths(ownerPaths),
    resolve: (_root, { input }, context) => setupOf(checkedOwner(input.ownerId), context),
  },
  {
    description: "The parameters for the payment provider's form.",
    outputFields: (t) => ({
      errors: errorsField(t),
      network: t.expose('network', {
        type: CardNetwork,
        nullable: true,
        description: 'The payment provider whose form to show.',
      }),
      clientSecret: t.exposeString('client_secret', {
        nullable: true,
        description: 'The client secret, which allows setting up one payment method. Never store it.',
      }),
      publishableKey: t.exposeString('publishableKey', {
        nullable: true,
        description: 'The publishable key of the Stripe account; null in the sandbox.',
      }),
    }),
  },
);
