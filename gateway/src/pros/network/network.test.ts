import { beforeEach, describe, expect, test } from 'vitest';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const locationId = btoa('Location:1');
const proGroupId = btoa('ProGroup:1');
type Found = { edges: { node: { id: string; email?: string } }[] };

/** Pros of the market who are in no network yet. */
async function strangers(count: number): Promise<string[]> {
  const { data } = await stack.run(
    `{ location(databaseId: 1) {
      networkMembers(first: 100) { edges { node { pro { id } } } }
      pros(first: 100) { edges { node { id } } }
    } }`,
    { as: 'member' },
  );
  const known = new Set(
    data.location.networkMembers.edges.map(({ node }: { node: { pro: { id: string } } }) => node.pro.id),
  );
  const pros: Found = data.location.pros;
  return pros.edges
    .map(({ node }) => node.id)
    .filter((id) => !known.has(id))
    .slice(0, count);
}

describe('groups', () => {
  test('are listed by name with their members, and found by their number', async () => {
    const { data, errors } = await stack.run(
      `{ location(databaseId: 1) { proGroups(first: 5) { totalCount edges { node { name memberCount } } } }
        weekend: location(databaseId: 1) { proGroups(first: 5, search: "week") { edges { node { name } } } }
        proGroup(databaseId: 1) { id name location { databaseId } members(first: 2) { totalCount edges { node { source joinedAt pro { displayName } } } } } }`,
      { as: 'onsite' },
    );

    expect(errors).toBeUndefined();
    expect(data.location.proGroups).toEqual({
      totalCount: 2,
      edges: [
        { node: { name: 'Private dining', memberCount: 4 } },
        { node: { name: 'Weekend regulars', memberCount: 6 } },
      ],
    });
    expect(data.weekend.proGroups.edges).toHaveLength(1);
    expect(data.proGroup).toMatchObject({
      id: proGroupId,
      location: { databaseId: 1 },
      members: { totalCount: 6, edges: [{ node: { source: 'TEAM' } }, {}] },
    });
  });

  test('are not there for another organization', async () => {
    const { data, errors } = await stack.run('{ proGroup(databaseId: 1) { name } }', {
      token: await stack.upstream.tokenOf('owner@halyard.example'),
    });

    expect(data.proGroup).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('are made, changed and deleted', async () => {
    const made = await mutate(stack, 'createProGroup', {
      as: 'member',
      input: { locationId, name: ' Brunch ' },
      selection: 'proGroup { id name memberCount } location { proGroups(first: 1) { totalCount } }',
    });
    expect(made).toMatchObject({
      proGroup: { name: 'Brunch', memberCount: 0 },
      location: { proGroups: { totalCount: 3 } },
    });
    const changed = await mutate(stack, 'updateProGroup', {
      as: 'member',
      input: { proGroupId: made.proGroup.id, description: 'Sundays' },
      selection: 'proGroup { name description }',
    });
    expect(changed.proGroup).toEqual({ name: 'Brunch', description: 'Sundays' });
    expect(
      await mutate(stack, 'deleteProGroup', {
        as: 'member',
        input: { proGroupId: made.proGroup.id },
        selection: 'deletedProGroupId location { proGroups(first: 1) { totalCount } }',
      }),
    ).toEqual({
      deletedProGroupId: made.proGroup.id,
      location: { proGroups: { totalCount: 2 } },
      errors: [],
    });
  });

  test.each([
    [{ locationId, name: ' ' }, 'REQUIRED', ['name']],
    [{ locationId, name: 'weekend REGULARS' }, 'ALREADY_EXISTS', ['name']],
    [{ locationId: proGroupId, name: 'Brunch' }, 'INVALID', ['locationId']],
    [{ locationId: btoa('Location:999999'), name: 'Brunch' }, 'NOT_FOUND', ['locationId']],
  ])('with %j are refused with %s', async (input, code, path) => {
    expect(await mutate(stack, 'createProGroup', { as: 'member', input })).toMatchObject({
      errors: [{ code, path }],
    });
  });

  test('take pros in, who are in the network by that, and let them go', async () => {
    const proIds = await strangers(2);
    const added = await mutate(stack, 'addProsToGroup', {
      as: 'member',
      input: { proGroupId, proIds },
      selection: 'results { isNew pro { id } errors { message } } proGroup { memberCount }',
    });
    expect(added).toEqual({
      results: proIds.map((id) => ({ isNew: true, pro: { id }, errors: [] })),
      proGroup: { memberCount: 8 },
      errors: [],
    });
    const again = await mutate(stack, 'addProsToNetwork', {
      as: 'member',
      input: { locationId, proIds },
      selection: 'results { isNew }',
    });
    expect(again.results).toEqual([{ isNew: false }, { isNew: false }]);
    const removed = await mutate(stack, 'removeProsFromGroup', {
      as: 'member',
      input: { proGroupId, proIds: proIds.slice(0, 1) },
      selection: 'proGroup { memberCount }',
    });
    expect(removed.proGroup).toEqual({ memberCount: 7 });
    const input = { locationId, proId: proIds[1] };
    expect(
      (await mutate(stack, 'removeProFromNetwork', { as: 'member', input, selection: 'location { id }' }))
        .location,
    ).toEqual({ id: locationId });
    expect(await mutate(stack, 'removeProFromNetwork', { as: 'member', input })).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['proId'] }],
    });
  });
});

describe('invites', () => {
  test('are listed for those who manage applications, narrowed by status', async () => {
    const document = `query ($statuses: [NetworkInviteStatus!]) { location(databaseId: 1) {
      networkInvites(first: 10, statuses: $statuses) { totalCount edges { node { id status email pro { displayName } } } } } }`;
    const all = await stack.run(document, { as: 'member' });
    const accepted = await stack.run(document, { as: 'member', variables: { statuses: ['ACCEPTED'] } });
    const onsite = await stack.run(document, { as: 'onsite' });

    expect(all.data.location.networkInvites).toMatchObject({
      totalCount: 4,
      edges: [
        { node: { status: 'SENT', email: 'priya.somerset@mail.example' } },
        { node: { status: 'UNDELIVERABLE' } },
        { node: { status: 'ACCEPTED', pro: { displayName: expect.any(String) } } },
        { node: { status: 'EXPIRED' } },
      ],
    });
    expect(accepted.data.location.networkInvites.totalCount).toBe(1);
    expect(onsite.data.location.networkInvites).toBeNull();
    const { id } = all.data.location.networkInvites.edges[0].node;
    const one = await stack.run('query ($id: ID!) { node(id: $id) { ... on NetworkInvite { email } } }', {
      as: 'member',
      variables: { id },
    });
    expect(one.data.node).toEqual({ email: 'priya.somerset@mail.example' });
  });

  test('are sent, shown by their link, and accepted once', async () => {
    const { networkInvite } = await mutate(stack, 'inviteToNetwork', {
      as: 'member',
      input: { locationId, name: 'Nia Fox', email: 'nia@elsewhere.example' },
      selection: 'networkInvite { status link location { id } }',
    });
    expect(networkInvite).toMatchObject({ status: 'SENT', location: { id: locationId } });
    const token = new URL(networkInvite.link).searchParams.get('invite');
    const preview =
      'query ($token: String!) { networkInvitePreview(token: $token) { status name locationName } }';
    const shown = await stack.run(preview, { variables: { token } });
    expect(shown.errors).toBeUndefined();
    expect(shown.data.networkInvitePreview).toMatchObject({ status: 'SENT', name: 'Nia Fox' });
    const accept = { as: 'onsite', input: { token }, selection: 'viewer { id }' } as const;
    expect(await mutate(stack, 'acceptNetworkInvite', accept)).toMatchObject({
      viewer: { id: expect.any(String) },
      errors: [],
    });
    expect(await mutate(stack, 'acceptNetworkInvite', accept)).toMatchObject({
      viewer: null,
      errors: [{ code: 'INVALID_TRANSITION' }],
    });
  });

  test('are sent again with another link, and withdrawn', async () => {
    const networkInviteId = btoa('NetworkInvite:1-1');
    const resent = await mutate(stack, 'resendNetworkInvite', {
      as: 'member',
      input: { networkInviteId },
      selection: 'networkInvite { status }',
    });
    expect(resent.networkInvite).toEqual({ status: 'SENT' });
    const withdraw = {
      as: 'member',
      input: { networkInviteId },
      selection: 'deletedNetworkInviteId',
    } as const;
    expect((await mutate(stack, 'withdrawNetworkInvite', withdraw)).deletedNetworkInviteId).toBe(
      networkInviteId,
    );
    expect(await mutate(stack, 'withdrawNetworkInvite', withdraw)).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['networkInviteId'] }],
    });
  });

  test.each([
    [{ name: 'Nia' }, ['email'], 'Enter an email address or a phone number'],
    [{ phoneNumber: '12' }, ['phoneNumber'], 'Invalid phone number'],
    [{ email: 'priya.somerset@mail.example' }, ['email'], expect.stringContaining('invited already')],
  ])('to %j are refused at the field', async (guest, path, message) => {
    const input = { locationId, ...guest };

    expect(await mutate(stack, 'inviteToNetwork', { as: 'member', input })).toMatchObject({
      errors: [{ path, message }],
    });
  });

  test('of a list are sent row by row: a malformed number in row 7 stays behind', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => ({
      name: `Pro ${index + 1}`,
      email: `pro${index + 1}@elsewhere.example`,
      ...(index === 6 && { phoneNumber: '615-55' }),
    }));
    const send = (validateOnly: boolean) =>
      mutate(stack, 'importNetworkInvites', {
        as: 'member',
        input: { locationId, rows, validateOnly },
        selection:
          'results { row networkInvite { email } errors { message path } } location { networkInvites(first: 1) { totalCount } }',
      });
    const tried = await send(true);
    const wrong = {
      row: 7,
      networkInvite: null,
      errors: [{ message: 'Invalid phone number', path: ['rows', '6', 'phoneNumber'] }],
    };
    expect(tried.results[6]).toEqual(wrong);
    expect(tried.results[0]).toEqual({ row: 1, networkInvite: null, errors: [] });
    expect(tried.location.networkInvites.totalCount).toBe(4);

    const sent = await send(false);
    expect(sent.results[6]).toEqual(wrong);
    expect(sent.results[7]).toMatchObject({ networkInvite: { email: 'pro8@elsewhere.example' } });
    expect(sent.location.networkInvites.totalCount).toBe(11);
  });
});

test('a gig is posted to groups first, then the network, then the marketplace', async () => {
  const line = {
    skillId: btoa('Skill:1'),
    date: '2026-03-10',
    startTime: '17:00',
    endTime: '23:00',
    places: 1,
    wageCents: 2400,
  };
  const input = {
    locationId,
    lines: [line],
    type: 'NETWORK',
    movesToMarketplace: true,
    networkSteps: { groupIds: [proGroupId], groupHours: 4, networkHours: 6 },
  };
  const post = (changes: object) =>
    mutate(stack, 'postGigs', {
      as: 'member',
      input: { ...input, ...changes },
      selection:
        'gigs { isForGroupsOnly networkGroupNames networkGroupHours networkHours opensToNetworkAt movesToMarketplaceAt createdAt }',
    });
  const {
    gigs: [{ opensToNetworkAt, movesToMarketplaceAt, createdAt, ...gig }],
  } = await post({});

  expect(gig).toEqual({
    isForGroupsOnly: true,
    networkGroupNames: ['Weekend regulars'],
    networkGroupHours: 4,
    networkHours: 6,
  });
  expect(Date.parse(opensToNetworkAt) - Date.parse(createdAt)).toBe(4 * 3_600_000);
  expect(Date.parse(movesToMarketplaceAt) - Date.parse(createdAt)).toBe(10 * 3_600_000);
  expect(await post({ networkSteps: { groupIds: [btoa('ProGroup:3')], groupHours: 4 } })).toMatchObject({
    errors: [{ path: ['networkSteps', 'groupIds'], message: 'Choose groups of this location' }],
  });
});
