import { beforeEach, describe, expect, test } from 'vitest';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

describe.each([
  ['of a location', 'location', 'manager', 'member'],
  ['of an organization', 'organization', 'owner', 'manager'],
] as const)('an invitation %s', (_, field, inviter, stranger) => {
  const listed = async (): Promise<string[]> => {
    const document = `{ ${field}(databaseId: 1) { invitations { edges { node { id } } } } }`;
    const { data } = await stack.run(document, { as: inviter });
    return data[field].invitations.edges.map(({ node }: { node: { id: string } }) => node.id);
  };
  const first = async () => (await listed())[0] ?? '';
  const withdraw = (invitationId: string) =>
    mutate(stack, 'withdrawInvitation', { as: inviter, input: { invitationId }, selection: 'deletedId' });
  const resend = (invitationId: string) =>
    mutate(stack, 'resendInvitation', {
      as: inviter,
      input: { invitationId },
      selection: 'invitation { __typename id link status }',
    });

  test('is found by its id', async () => {
    const id = await first();
    const find = 'query ($id: ID!) { node(id: $id) { id ... on Invitation { email status } } }';

    expect((await stack.run(find, { as: inviter, variables: { id } })).data.node).toMatchObject({ id });
    expect((await stack.run(find, { as: stranger, variables: { id } })).data.node).toBeNull();
  });

  test('is withdrawn, once', async () => {
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

  test('is sent again with another link', async () => {
    const invitationId = await first();
    const once = await resend(invitationId);
    const twice = await resend(invitationId);

    expect(once).toMatchObject({ invitation: { id: invitationId, status: 'SUBMITTED' }, errors: [] });
    expect(twice.invitation.link).not.toBe(once.invitation.link);
  });

  test.each(['withdrawInvitation', 'resendInvitation'])('%s is refused to others', async (mutation) => {
    const invitationId = await first();

    expect(await mutate(stack, mutation, { as: stranger, input: { invitationId } })).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['invitationId'] }],
    });
  });
});

test.each([
  btoa('Location:1'),
  btoa('OrganizationInvitation:1'),
  btoa('OrganizationInvitation:1-x'),
  'nonsense',
])('%s is not the id of an invitation', async (invitationId) => {
  for (const mutation of ['withdrawInvitation', 'resendInvitation']) {
    expect(await mutate(stack, mutation, { as: 'owner', input: { invitationId } })).toMatchObject({
      errors: [{ code: 'INVALID', path: ['invitationId'] }],
    });
  }
});
