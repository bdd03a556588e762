import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const locationId = globalId('Location', 1);
const proGroupId = globalId('ProGroup', 1);

const createGroupMutation = graphql(`
  mutation ($input: CreateProGroupInput!) {
    createProGroup(input: $input) {
      proGroup {
        id
        name
        memberCount
      }
      location {
        proGroups(first: 1) {
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

const updateGroupMutation = graphql(`
  mutation ($input: UpdateProGroupInput!) {
    updateProGroup(input: $input) {
      proGroup {
        name
        description
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const deleteGroupMutation = graphql(`
  mutation ($input: DeleteProGroupInput!) {
    deleteProGroup(input: $input) {
      deletedProGroupId
      location {
        proGroups(first: 1) {
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

const addToGroupMutation = graphql(`
  mutation ($input: AddProsToGroupInput!) {
    addProsToGroup(input: $input) {
      results {
        isNew
        pro {
          id
        }
        errors {
          message
        }
      }
      proGroup {
        memberCount
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const addToNetworkMutation = graphql(`
  mutation ($input: AddProsToNetworkInput!) {
    addProsToNetwork(input: $input) {
      results {
        isNew
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const removeFromGroupMutation = graphql(`
  mutation ($input: RemoveProsFromGroupInput!) {
    removeProsFromGroup(input: $input) {
      proGroup {
        memberCount
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const removeFromNetworkMutation = graphql(`
  mutation ($input: RemoveProFromNetworkInput!) {
    removeProFromNetwork(input: $input) {
      location {
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

const inviteMutation = graphql(`
  mutation ($input: InviteToNetworkInput!) {
    inviteToNetwork(input: $input) {
      networkInvite {
        status
        link
        location {
          id
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

const resendMutation = graphql(`
  mutation ($input: ResendNetworkInviteInput!) {
    resendNetworkInvite(input: $input) {
      networkInvite {
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

const withdrawMutation = graphql(`
  mutation ($input: WithdrawNetworkInviteInput!) {
    withdrawNetworkInvite(input: $input) {
      deletedNetworkInviteId
      errors {
        code
        message
        path
      }
    }
  }
`);

const acceptMutation = graphql(`
  mutation ($input: AcceptNetworkInviteInput!) {
    acceptNetworkInvite(input: $input) {
      viewer {
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

const importMutation = graphql(`
  mutation ($input: ImportNetworkInvitesInput!) {
    importNetworkInvites(input: $input) {
      results {
        row
        networkInvite {
          email
        }
        errors {
          message
          path
        }
      }
      location {
        networkInvites(first: 1) {
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

const postMutation = graphql(`
  mutation ($input: PostGigsInput!) {
    postGigs(input: $input) {
      gigs {
        isForGroupsOnly
        networkGroupNames
        networkGroupHours
        networkHours
        opensToNetworkAt
        movesToMarketplaceAt
        createdAt
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const invitesQuery = graphql(`
  query ($statuses: [NetworkInviteStatus!]) {
    location(databaseId: 1) {
      networkInvites(first: 10, statuses: $statuses) {
        totalCount
        edges {
          node {
            id
            status
            email
            pro {
              displayName
            }
          }
        }
      }
    }
  }
`);

/** Pros of the market who are in no network yet. */
async function strangers(count: number): Promise<string[]> {
  const { data } = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          networkMembers(first: 100) {
            edges {
              node {
                pro {
                  id
                }
              }
            }
          }
          pros(first: 100) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  const { networkMembers, pros } = present(data?.location);
  const known = new Set(present(networkMembers).edges.map(({ node }) => node.pro.id));
  return present(pros)
    .edges.map(({ node }) => node.id)
    .filter((id) => !known.has(id))
    .slice(0, count);
}

describe('groups', () => {
  test('groups are listed by name with their members, and found by their number', async () => {
    const { data, errors } = await stack.run(
      graphql(`
        {
          location(databaseId: 1) {
            proGroups(first: 5) {
              totalCount
              edges {
                node {
                  name
                  memberCount
                }
              }
            }
          }
          weekend: location(databaseId: 1) {
            proGroups(first: 5, search: "week") {
              edges {
                node {
                  name
                }
              }
            }
          }
          proGroup(databaseId: 1) {
            id
            name
            location {
              databaseId
            }
            members(first: 2) {
              totalCount
              edges {
                node {
                  source
                  joinedAt
                  pro {
                    displayName
                  }
                }
              }
            }
          }
        }
      `),
      { as: 'onsite' },
    );

    expect(errors).toBeUndefined();
    expect(data?.location?.proGroups).toEqual({
      totalCount: 2,
      edges: [
        { node: { name: 'Private dining', memberCount: 4 } },
        { node: { name: 'Weekend regulars', memberCount: 6 } },
      ],
    });
    expect(data?.weekend?.proGroups?.edges).toHaveLength(1);
    expect(data?.proGroup).toMatchObject({
      id: proGroupId,
      location: { databaseId: 1 },
      members: { totalCount: 6, edges: [{ node: { source: 'TEAM' } }, {}] },
    });
  });

  test('groups are not there for another organization', async () => {
    const { data, errors } = await stack.run(
      graphql(`
        {
          proGroup(databaseId: 1) {
            name
          }
        }
      `),
      { token: await stack.upstream.tokenOf('owner@halyard.example') },
    );

    expect(data?.proGroup).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('groups are made, changed and deleted', async () => {
    const made = await mutate(stack, createGroupMutation, {
      as: 'member',
      input: { locationId, name: ' Brunch ' },
    });
    expect(made).toMatchObject({
      proGroup: { name: 'Brunch', memberCount: 0 },
      location: { proGroups: { totalCount: 3 } },
    });
    const changed = await mutate(stack, updateGroupMutation, {
      as: 'member',
      input: { proGroupId: present(made.proGroup).id, description: 'Sundays' },
    });
    expect(changed.proGroup).toEqual({ name: 'Brunch', description: 'Sundays' });
    expect(
      await mutate(stack, deleteGroupMutation, {
        as: 'member',
        input: { proGroupId: present(made.proGroup).id },
      }),
    ).toEqual({
      deletedProGroupId: present(made.proGroup).id,
      location: { proGroups: { totalCount: 2 } },
      errors: [],
    });
  });

  test.each([
    [{ locationId, name: ' ' }, 'REQUIRED', ['name']],
    [{ locationId, name: 'weekend REGULARS' }, 'ALREADY_EXISTS', ['name']],
    [{ locationId: proGroupId, name: 'Brunch' }, 'INVALID', ['locationId']],
    [{ locationId: globalId('Location', 999999), name: 'Brunch' }, 'NOT_FOUND', ['locationId']],
  ])('groups with %j are refused with %s', async (input, code, path) => {
    const payload = await mutate(
      stack,
      graphql(`
        mutation ($input: CreateProGroupInput!) {
          createProGroup(input: $input) {
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

    expect(payload).toMatchObject({ errors: [{ code, path }] });
  });

  test('groups take pros in, who are in the network by that, and let them go', async () => {
    const proIds = await strangers(2);
    const added = await mutate(stack, addToGroupMutation, { as: 'member', input: { proGroupId, proIds } });
    expect(added).toEqual({
      results: proIds.map((id) => ({ isNew: true, pro: { id }, errors: [] })),
      proGroup: { memberCount: 8 },
      errors: [],
    });
    const again = await mutate(stack, addToNetworkMutation, { as: 'member', input: { locationId, proIds } });
    expect(again.results).toEqual([{ isNew: false }, { isNew: false }]);
    const removed = await mutate(stack, removeFromGroupMutation, {
      as: 'member',
      input: { proGroupId, proIds: proIds.slice(0, 1) },
    });
    expect(removed.proGroup).toEqual({ memberCount: 7 });
    const input = { locationId, proId: present(proIds[1]) };
    expect((await mutate(stack, removeFromNetworkMutation, { as: 'member', input })).location).toEqual({
      id: locationId,
    });
    const refused = await mutate(
      stack,
      graphql(`
        mutation ($input: RemoveProFromNetworkInput!) {
          removeProFromNetwork(input: $input) {
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
    expect(refused).toMatchObject({ errors: [{ code: 'NOT_FOUND', path: ['proId'] }] });
  });
});

describe('invites', () => {
  test('invites are listed for those who manage applications, narrowed by status', async () => {
    const all = await stack.run(invitesQuery, { as: 'member' });
    const accepted = await stack.run(invitesQuery, { as: 'member', variables: { statuses: ['ACCEPTED'] } });
    const onsite = await stack.run(invitesQuery, { as: 'onsite' });

    expect(all.data?.location?.networkInvites).toMatchObject({
      totalCount: 4,
      edges: [
        { node: { status: 'SENT', email: 'priya.somerset@mail.example' } },
        { node: { status: 'UNDELIVERABLE' } },
        { node: { status: 'ACCEPTED', pro: { displayName: expect.any(String) } } },
        { node: { status: 'EXPIRED' } },
      ],
    });
    expect(accepted.data?.location?.networkInvites?.totalCount).toBe(1);
    expect(onsite.data?.location?.networkInvites).toBeNull();
    const { id } = present(all.data?.location?.networkInvites?.edges[0]).node;
    const one = await stack.run(
      graphql(`
        query ($id: ID!) {
          node(id: $id) {
            ... on NetworkInvite {
              email
            }
          }
        }
      `),
      { as: 'member', variables: { id } },
    );
    expect(one.data?.node).toEqual({ email: 'priya.somerset@mail.example' });
  });

  test('invites are sent, shown by their link, and accepted once', async () => {
    const { networkInvite } = await mutate(stack, inviteMutation, {
      as: 'member',
      input: { locationId, name: 'Nia Fox', email: 'nia@elsewhere.example' },
    });
    expect(networkInvite).toMatchObject({ status: 'SENT', location: { id: locationId } });
    const token = present(new URL(present(networkInvite).link).searchParams.get('invite'));
    const shown = await stack.run(
      graphql(`
        query ($token: String!) {
          networkInvitePreview(token: $token) {
            status
            name
            locationName
          }
        }
      `),
      { variables: { token } },
    );
    expect(shown.errors).toBeUndefined();
    expect(shown.data?.networkInvitePreview).toMatchObject({ status: 'SENT', name: 'Nia Fox' });
    const accept = { as: 'onsite', input: { token } } as const;
    expect(await mutate(stack, acceptMutation, accept)).toMatchObject({
      viewer: { id: expect.any(String) },
      errors: [],
    });
    expect(await mutate(stack, acceptMutation, accept)).toMatchObject({
      viewer: null,
      errors: [{ code: 'INVALID_TRANSITION' }],
    });
  });

  test('invites are sent again with another link, and withdrawn', async () => {
    const networkInviteId = globalId('NetworkInvite', '1-1');
    const resent = await mutate(stack, resendMutation, { as: 'member', input: { networkInviteId } });
    expect(resent.networkInvite).toEqual({ status: 'SENT' });
    const withdraw = { as: 'member', input: { networkInviteId } } as const;
    expect((await mutate(stack, withdrawMutation, withdraw)).deletedNetworkInviteId).toBe(networkInviteId);
    expect(await mutate(stack, withdrawMutation, withdraw)).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['networkInviteId'] }],
    });
  });

  test.each([
    [{ name: 'Nia' }, ['email'], 'Enter an email address or a phone number'],
    [{ phoneNumber: '12' }, ['phoneNumber'], 'Invalid phone number'],
    [{ email: 'priya.somerset@mail.example' }, ['email'], expect.stringContaining('invited already')],
  ])('invites to %j are refused at the field', async (guest, path, message) => {
    const input = { locationId, ...guest };
    const payload = await mutate(
      stack,
      graphql(`
        mutation ($input: InviteToNetworkInput!) {
          inviteToNetwork(input: $input) {
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

    expect(payload).toMatchObject({ errors: [{ path, message }] });
  });

  test('invites of a list are sent row by row: a malformed number in row 7 stays behind', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => ({
      name: `Pro ${index + 1}`,
      email: `pro${index + 1}@elsewhere.example`,
      ...(index === 6 && { phoneNumber: '615-55' }),
    }));
    const send = (validateOnly: boolean) =>
      mutate(stack, importMutation, { as: 'member', input: { locationId, rows, validateOnly } });
    const tried = await send(true);
    const wrong = {
      row: 7,
      networkInvite: null,
      errors: [{ message: 'Invalid phone number', path: ['rows', '6', 'phoneNumber'] }],
    };
    expect(tried.results[6]).toEqual(wrong);
    expect(tried.results[0]).toEqual({ row: 1, networkInvite: null, errors: [] });
    expect(tried.location?.networkInvites?.totalCount).toBe(4);

    const sent = await send(false);
    expect(sent.results[6]).toEqual(wrong);
    expect(sent.results[7]).toMatchObject({ networkInvite: { email: 'pro8@elsewhere.example' } });
    expect(sent.location?.networkInvites?.totalCount).toBe(11);
  });
});

test('a gig is posted to groups first, then the network, then the marketplace', async () => {
  const line = {
    skillId: globalId('Skill', 1),
    date: '2026-03-10',
    startTime: '17:00',
    endTime: '23:00',
    places: 1,
    wageCents: 2400,
  };
  const input: VariablesOf<typeof postMutation>['input'] = {
    locationId,
    lines: [line],
    type: 'NETWORK',
    movesToMarketplace: true,
    networkSteps: { groupIds: [proGroupId], groupHours: 4, networkHours: 6 },
  };
  const post = (changes: Partial<VariablesOf<typeof postMutation>['input']>) =>
    mutate(stack, postMutation, { as: 'member', input: { ...input, ...changes } });
  const { gigs } = await post({});
  const { opensToNetworkAt, movesToMarketplaceAt, createdAt, ...gig } = present(gigs?.[0]);

  expect(gig).toEqual({
    isForGroupsOnly: true,
    networkGroupNames: ['Weekend regulars'],
    networkGroupHours: 4,
    networkHours: 6,
  });
  expect(Date.parse(present(opensToNetworkAt)) - Date.parse(createdAt)).toBe(4 * 3_600_000);
  expect(Date.parse(present(movesToMarketplaceAt)) - Date.parse(createdAt)).toBe(10 * 3_600_000);
  expect(await post({ networkSteps: { groupIds: [globalId('ProGroup', 3)], groupHours: 4 } })).toMatchObject({
    errors: [{ path: ['networkSteps', 'groupIds'], message: 'Choose groups of this location' }],
  });
});
