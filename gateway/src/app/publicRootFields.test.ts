import type { GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { builder } from '../platform/schema/builder.ts';
import { publicRootFields } from '../platform/server/documents/publicRootFields.ts';
import { schema } from './schema.ts';

function rootFields(of: GraphQLSchema) {
  const types = [of.getQueryType(), of.getMutationType(), of.getSubscriptionType()];
  return types.flatMap((type) => Object.values(type?.getFields() ?? {}));
}

test('these root fields need no token', () => {
  expect([...publicRootFields(schema)].toSorted()).toMatchInlineSnapshot(`
    [
      "acceptInterview",
      "checkIn",
      "declineInterview",
      "errorCatalogue",
      "gigCheckIn",
      "interviewInvitation",
      "invitationPreview",
      "markOrientationItemRead",
      "networkInvitePreview",
      "orientation",
      "referenceUrl",
      "referral",
      "requestNewInvitation",
      "requestSignInCode",
      "sandbox",
      "signIn",
      "signInWithMagicLink",
      "signInWithSso",
      "viewer",
    ]
  `);
});

test('a field without auth options is private', () => {
  builder.queryField('declaredByThisTest', (t) =>
    t.boolean({ description: 'A field without auth options.', resolve: () => true }),
  );
  const extended = builder.toSchema();

  expect(rootFields(extended).map(({ name }) => name)).toContain('declaredByThisTest');
  expect(publicRootFields(extended)).toEqual(publicRootFields(schema));
});
