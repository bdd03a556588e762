import { beforeEach, describe, expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { inviteToSaltbox } from '../../testing/inviteToSaltbox.ts';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const accept = graphql(`
  mutation ($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      location {
        databaseId
        viewerAccess
      }
      organization {
        databaseId
        viewerCanManage
      }
      viewer {
        managedLocations {
          locationDatabaseId
          role
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

type Input = VariablesOf<typeof accept>['input'];

async function acceptAs(as: NonNullable<RunOptions['as']>, input: Omit<Input, 'scope'>) {
  const { data, errors } = await stack.run(accept, {
    as,
    variables: { input: { scope: 'LOCATION', ...input } },
  });
  expect(errors).toBeUndefined();
  return data?.acceptInvitation;
}

describe('acceptInvitation', () => {
  test('acceptInvitation grants the role immediately', async () => {
    const token = await inviteToSaltbox(stack, { email: 'member@brigade.example' });
    const before = await stack.run(graphql('{ location(databaseId: 3) { name } }'), { as: 'member' });
    expect(before.data?.location).toBeNull();

    const payload = await acceptAs('member', { token });

    expect(payload).toMatchObject({
      location: { databaseId: 3, viewerAccess: 'TEAM_MEMBER' },
      organization: null,
      errors: [],
    });
    expect(payload?.viewer?.managedLocations).toContainEqual({ locationDatabaseId: 3, role: 'TEAM_MEMBER' });
    expect(await acceptAs('member', { token })).toMatchObject({
      viewer: null,
      errors: [{ code: 'INVALID_TRANSITION' }],
    });
  });

  test('acceptInvitation requires the invited email address', async () => {
    const token = await inviteToSaltbox(stack, { email: 'pat@elsewhere.example' });

    expect(await acceptAs('member', { token })).toMatchObject({
      location: null,
      errors: [
        {
          code: 'CONFIRMATION_REQUIRED',
          message: 'This invitation is for p•••@elsewhere.example. Is that you?',
          path: [],
        },
      ],
    });
    expect(await acceptAs('member', { token, isConfirmed: true })).toMatchObject({ errors: [] });
  });

  test('acceptInvitation requires the invited phone number', async () => {
    const token = await inviteToSaltbox(stack, {
      email: 'pat@elsewhere.example',
      phoneNumber: '(646) 555-0188',
    });
    const refused = { errors: [{ code: 'CONFIRMATION_REQUIRED', path: ['phoneNumber'] }] };

    expect(await acceptAs('member', { token })).toMatchObject(refused);
    expect(await acceptAs('member', { token, phoneNumber: '6465550189' })).toMatchObject(refused);
    expect(await acceptAs('member', { token, phoneNumber: '646.555.0188' })).toMatchObject({ errors: [] });
  });

  test('acceptInvitation rejects a malformed link or number without a call', async () => {
    const input = { scope: 'LOCATION', token: '12', phoneNumber: '1' } as const;

    const { data, calls } = await stack.run(accept, { as: 'member', variables: { input } });

    expect(data?.acceptInvitation.errors).toEqual([
      { code: 'INVALID', message: 'This is not the link of an invitation', path: ['token'] },
      { code: 'INVALID', message: 'Invalid phone number', path: ['phoneNumber'] },
    ]);
    expect(calls).toEqual([]);
  });

  test('acceptInvitation returns NOT_FOUND for a withdrawn link', async () => {
    expect(await acceptAs('member', { token: 'x'.repeat(43) })).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['token'] }],
    });
  });

  test('acceptInvitation requires a session', async () => {
    const input = { scope: 'LOCATION', token: 'x'.repeat(43) } as const;

    const { errors, calls } = await stack.run(accept, { variables: { input } });

    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(calls).toEqual([]);
  });
});
