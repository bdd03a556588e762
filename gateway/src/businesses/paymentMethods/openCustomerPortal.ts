import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { type BillingOwner, billingOwnerId, checkedOwner, ownerPaths, ownerPresent } from './billingOwner.ts';
import { openLocationPortal } from './locationBillingApi.ts';
import { openOrganizationPortal } from './organizationBillingApi.ts';

const inputRules = z.looseObject({
  ownerId: billingOwnerId,
  returnPath: z.string().refine((path) => returnPath(path) === path, 'This is not a path of the web app'),
});

function openPortal({ kind, id }: BillingOwner, return_url: string, { rest }: Context) {
  const options = { path: { id }, body: { return_url } };
  return kind === 'location'
    ? rest.call(openLocationPortal, options)
    : rest.call(openOrganizationPortal, options);
}

builder.relayMutationField(
  'openCustomerPortal',
  {
    description: 'Input for openCustomerPortal.',
    inputFields: (t) => ({
      ownerId: t.id({ required: true, description: 'The ID of the location or the organization.' }),
      returnPath: t.string({
        required: true,
        description: 'The path of the web app to return to, e.g. `/locations/1/billing`.',
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: "Opens the card network's own page for invoices, receipts and payment methods.",
    extensions: errorPaths({ ...ownerPaths, return_url: ['returnPath'] }),
    resolve: (_root, { input }, context) => {
      const owner = checkedOwner(input.ownerId);
      return ownerPresent(owner, openPortal(owner, input.returnPath, context));
    },
  },
  {
    description: 'Return type of openCustomerPortal: the URL.',
    outputFields: (t) => ({
      errors: errorsField(t),
      url: t.exposeString('url', {
        nullable: true,
        description: 'The URL of the portal, for this viewer only.',
      }),
      expiresAt: t.expose('expires_at', {
        type: 'DateTime',
        nullable: true,
        description: 'When the URL expires, in UTC.',
      }),
    }),
  },
);
