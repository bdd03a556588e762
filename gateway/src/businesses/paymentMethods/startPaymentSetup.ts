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
import { CardNetwork } from '../../paymentMethods/paymentMethodEnums.ts';

/** How the secrets of the sandbox begin; Stripe's never do. */
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
    description: 'Who is going to pay.',
    inputFields: (t) => ({
      ownerId: t.id({ required: true, description: 'The location or the organization.' }),
    }),
    validate: { schema: z.looseObject({ ownerId: billingOwnerId }) },
  },
  {
    description:
      'Begins to take a payment method. The card is then told to the card network alone, with the secret, and what comes ' +
      'of it is saved by `savePaymentMethod`.',
    extensions: errorPaths(ownerPaths),
    resolve: (_root, { input }, context) => setupOf(checkedOwner(input.ownerId), context),
  },
  {
    description: 'What the form of the card network needs.',
    outputFields: (t) => ({
      errors: errorsField(t),
      network: t.expose('network', {
        type: CardNetwork,
        nullable: true,
        description: 'Whose form it is.',
      }),
      clientSecret: t.exposeString('client_secret', {
        nullable: true,
        description: 'Lets its holder set up one payment method. Never keep it.',
      }),
      publishableKey: t.exposeString('publishableKey', {
        nullable: true,
        description: "The account's public key at Stripe; null in the sandbox.",
      }),
    }),
  },
);
