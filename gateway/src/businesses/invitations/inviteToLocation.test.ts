import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const location = globalId('Location', 1);

const inviteAndList = graphql(`
  mutation ($input: InviteToLocationInput!) {
    inviteToLocation(input: $input) {
      invitation {
        email
        phoneNumber
        name
        status
      }
      location {
        invitations(first: 1) {
          totalCount
          edges {
            node {
              email
            }
          }
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

const inviteAndIdentify = graphql(`
  mutation ($input: InviteToLocationInput!) {
    inviteToLocation(input: $input) {
      invitation {
        id
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
  mutation ($input: InviteToLocationInput!) {
    inviteToLocation(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`);

type Input = VariablesOf<typeof invite>['input'];

describe('inviteToLocation', () => {
  const guest: Input = {
    locationId: location,
    role: 'TEAM_MEMBER',
    email: ' Pat@Elsewhere.example ',
    phoneNumber: '(615) 555-0188',
    name: ' Pat ',
  };

  test('inviteToLocation sends an invitation, and the list shows it', async () => {
    expect(await mutate(stack, inviteAndList, { as: 'manager', input: guest })).toEqual({
      invitation: {
        email: 'pat@elsewhere.example',
        phoneNumber: '+16155550188',
        name: 'Pat',
        status: 'SUBMITTED',
      },
      location: {
        invitations: { totalCount: 4, edges: [{ node: { email: 'pat@elsewhere.example' } }] },
      },
      errors: [],
    });
  });

  test('inviteToLocation says everything that is wrong at once', async () => {
    const wrong: Input = {
      locationId: globalId('Organization', 1),
      role: 'ADMIN',
      email: 'pat',
      phoneNumber: '12',
      name: 'x'.repeat(101),
    };

    expect(await mutate(stack, invite, { as: 'manager', input: wrong })).toEqual({
      errors: [
        { code: 'INVALID', message: 'This is not the id of a location', path: ['locationId'] },
        { code: 'INVALID', message: 'Invalid email address', path: ['email'] },
        { code: 'INVALID', message: 'At most 100 characters', path: ['name'] },
        { code: 'INVALID', message: 'Invalid phone number', path: ['phoneNumber'] },
      ],
    });
  });

  test.each([
    ['manager', 'member@brigade.example', 'ALREADY_EXISTS', ['email']],
    ['manager', 'nora.whitfield@copperfinch.example', 'ALREADY_EXISTS', ['email']],
    ['member', 'pat@elsewhere.example', 'FORBIDDEN', ['locationId']],
  ] as const)(
    'an invitation to a location by the %s of %s is refused with %s',
    async (as, email, code, path) => {
      expect(await mutate(stack, inviteAndIdentify, { as, input: { ...guest, email } })).toMatchObject({
        invitation: null,
        errors: [{ code, path }],
      });
    },
  );

  test('inviteToLocation does not find the location of another organization', async () => {
    const elsewhere = { ...guest, locationId: globalId('Location', 5) };

    expect(await mutate(stack, invite, { as: 'owner', input: elsewhere })).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    });
  });
});
