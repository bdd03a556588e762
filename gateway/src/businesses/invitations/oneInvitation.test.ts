import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

// The aliases give the operations of each pair the same type.
const listings = {
  location: graphql(`
    {
      inviter: location(databaseId: 1) {
        invitations {
          edges {
            node {
              id
            }
          }
        }
      }
    }
  `),
  organization: graphql(`
    {
      inviter: organization(databaseId: 1) {
        invitations {
          edges {
            node {
              id
            }
          }
        }
      }
    }
  `),
};

const refusals = {
  withdrawInvitation: graphql(`
    mutation ($input: WithdrawInvitationInput!) {
      payload: withdrawInvitation(input: $input) {
        errors {
          code
          message
          path
        }
      }
    }
  `),
  resendInvitation: graphql(`
    mutation ($input: ResendInvitationInput!) {
      payload: resendInvitation(input: $input) {
        errors {
          code
          message
          path
        }
      }
    }
  `),
};

const find = graphql(`
  query ($id: ID!) {
    node(id: $id) {
      id
      ... on Invitation {
        email
        status
      }
    }
  }
`);

const withdrawal = graphql(`
  mutation ($input: WithdrawInvitationInput!) {
    withdrawInvitation(input: $input) {
      deletedId
      errors {
        code
        message
        path
      }
    }
  }
`);

const resending = graphql(`
  mutation ($input: ResendInvitationInput!) {
    resendInvitation(input: $input) {
      invitation {
        __typename
        id
        link
        status
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

describe.each([
  ['of a location', 'location', 'manager', 'member'],
  ['of an organization', 'organization', 'owner', 'manager'],
] as const)('an invitation %s', (_, field, inviter, stranger) => {
  const listed = async () => {
    const { data } = await stack.run(listings[field], { as: inviter });
    return present(data?.inviter?.invitations).edges.map(({ node }) => node.id);
  };
  const first = async () => present((await listed())[0]);
  const withdraw = (invitationId: string) =>
    mutate(stack, withdrawal, { as: inviter, input: { invitationId } });
  const resend = (invitationId: string) => mutate(stack, resending, { as: inviter, input: { invitationId } });

  test('an invitation is found by its id', async () => {
    const id = await first();

    expect((await stack.run(find, { as: inviter, variables: { id } })).data?.node).toMatchObject({ id });
    expect((await stack.run(find, { as: stranger, variables: { id } })).data?.node).toBeNull();
  });

  test('an invitation is withdrawn, once', async () => {
    const invitationId = await first();

    expect(await withdraw(invitationId)).toEqual({
      deletedId: invitationId,
      errors: [],
    });
    expect(await listed()).not.toContain(invitationId);
    expect(await withdraw(invitationId)).toMatchObject({
      deletedId: null,
      errors: [{ code: 'NOT_FOUND', path: ['invitationId'] }],
    });
  });

  test('an invitation is sent again with another link', async () => {
    const invitationId = await first();
    const once = await resend(invitationId);
    const twice = await resend(invitationId);

    expect(once).toMatchObject({ invitation: { id: invitationId, status: 'SUBMITTED' }, errors: [] });
    expect(present(twice.invitation).link).not.toBe(present(once.invitation).link);
  });

  test.each(['withdrawInvitation', 'resendInvitation'] as const)(
    '%s is refused to others',
    async (mutation) => {
      const invitationId = await first();

      expect(
        await mutate(stack, refusals[mutation], { as: stranger, input: { invitationId } }),
      ).toMatchObject({
        errors: [{ code: 'FORBIDDEN', path: ['invitationId'] }],
      });
    },
  );
});

test.each([
  globalId('Location', 1),
  globalId('OrganizationInvitation', 1),
  globalId('OrganizationInvitation', '1-x'),
  'nonsense',
])('%s is not the id of an invitation', async (invitationId) => {
  for (const refusal of Object.values(refusals)) {
    expect(await mutate(stack, refusal, { as: 'owner', input: { invitationId } })).toMatchObject({
      errors: [{ code: 'INVALID', path: ['invitationId'] }],
    });
  }
});
