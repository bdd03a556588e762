import { beforeEach, describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { inviteToSaltbox } from '../../testing/inviteToSaltbox.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const preview = graphql(`
  query ($scope: InvitationScope!, $token: String!) {
    invitationPreview(scope: $scope, token: $token) {
      status
      locationName
      organizationName
      role
      email
      inviterName
      expiresAt
    }
  }
`);

describe('invitationPreview', () => {
  test('invitationPreview shows to anyone what the link leads to, at one call', async () => {
    const token = await inviteToSaltbox(stack, { email: 'pat@elsewhere.example' });

    const { data, errors, calls } = await stack.run(preview, { variables: { scope: 'LOCATION', token } });

    expect(errors).toBeUndefined();
    expect(data?.invitationPreview).toMatchObject({
      status: 'SUBMITTED',
      locationName: 'Saltbox Kitchen & Bar',
      organizationName: 'Copper Finch Restaurant Group',
      role: 'TEAM_MEMBER',
      email: 'p•••@elsewhere.example',
      inviterName: 'Elena Marchetti',
    });
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['of the other kind', 'ORGANIZATION', null, 1],
    ['that never was', 'LOCATION', 'x'.repeat(43), 1],
    ['that is the number of one', 'LOCATION', '1', 0],
    ['that leads elsewhere', 'LOCATION', '../users/me', 0],
  ] as const)('invitationPreview does not find a link %s', async (_, scope, token, asked) => {
    const variables = {
      scope,
      token: token ?? (await inviteToSaltbox(stack, { email: 'pat@elsewhere.example' })),
    };

    const { data, errors, calls } = await stack.run(preview, { variables });

    expect(data).toEqual({ invitationPreview: null });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(calls).toHaveLength(asked);
  });
});
