import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const location = globalId('Location', 1);
const organization = globalId('Organization', 1);

const inviteAndCount = graphql(`
  mutation ($input: InviteToOrganizationInput!) {
    inviteToOrganization(input: $input) {
      invitation {
        role
        status
      }
      organization {
        invitations {
          totalCount
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const invite = graphql(`
  mutation ($input: InviteToOrganizationInput!) {
    inviteToOrganization(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`);

describe('inviteToOrganization', () => {
  const guest = { organizationId: organization, email: 'pat@undeliverable.example' };

  test('inviteToOrganization says that the email came back', async () => {
    expect(await mutate(stack, inviteAndCount, { as: 'owner', input: guest })).toEqual({
      invitation: { role: 'ADMIN', status: 'ERROR' },
      organization: { invitations: { totalCount: 2 } },
      errors: [],
    });
  });

  test.each([
    ['owner', { ...guest, email: 'owner@brigade.example' }, 'ALREADY_EXISTS', ['email']],
    ['manager', guest, 'FORBIDDEN', ['organizationId']],
    ['owner', { ...guest, organizationId: globalId('Organization', 2) }, 'NOT_FOUND', ['organizationId']],
    ['owner', { ...guest, organizationId: location }, 'INVALID', ['organizationId']],
  ] as const)(
    'an invitation to an organization by the %s with %j is refused with %s',
    async (as, input, code, path) => {
      expect(await mutate(stack, invite, { as, input })).toMatchObject({
        errors: [{ code, path }],
      });
    },
  );
});
