import { beforeEach, describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { inviteToSaltbox } from '../../testing/inviteToSaltbox.ts';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const requestNew = graphql(`
  mutation ($input: RequestNewInvitationInput!) {
    requestNewInvitation(input: $input) {
      errors {
        code
        path
      }
    }
  }
`);

describe('a link that has expired', () => {
  test('a link that has expired grants no role, and can be renewed once a day', async () => {
    const token = await inviteToSaltbox(stack, { email: 'member@brigade.example' });
    stack.upstream.clock.advance(14 * 24 * 60);
    const input = { scope: 'LOCATION', token } as const;

    const shown = await stack.run(
      graphql(`
        query ($scope: InvitationScope!, $token: String!) {
          invitationPreview(scope: $scope, token: $token) {
            status
          }
        }
      `),
      { variables: input },
    );
    expect(shown.data?.invitationPreview).toEqual({ status: 'EXPIRED' });
    const accepted = await mutate(
      stack,
      graphql(`
        mutation ($input: AcceptInvitationInput!) {
          acceptInvitation(input: $input) {
            errors {
              code
              message
              path
            }
          }
        }
      `),
      { as: 'member', input },
    );
    expect(accepted).toMatchObject({ errors: [{ code: 'EXPIRED' }] });
    const [once, twice] = [
      await stack.run(requestNew, { variables: { input } }),
      await stack.run(requestNew, { variables: { input } }),
    ];
    expect(once.data?.requestNewInvitation.errors).toEqual([]);
    expect(twice.data?.requestNewInvitation.errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
  });

  test('a link cannot be renewed while it is valid', async () => {
    const input = {
      scope: 'LOCATION',
      token: await inviteToSaltbox(stack, { email: 'pat@elsewhere.example' }),
    } as const;

    const { data } = await stack.run(requestNew, { variables: { input } });

    expect(data?.requestNewInvitation.errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('a link to a location cannot be renewed under the scope of an organization', async () => {
    const input = {
      scope: 'ORGANIZATION',
      token: await inviteToSaltbox(stack, { email: 'pat@elsewhere.example' }),
    } as const;

    const { data } = await stack.run(requestNew, { variables: { input } });

    expect(data?.requestNewInvitation.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['token'] }]);
  });
});
