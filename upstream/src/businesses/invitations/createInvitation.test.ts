import { beforeEach, describe, expect, test } from 'vitest';
import { newestMessages } from '../../platform/outbox/message.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { addInvitation, afterExpiry } from '../../testing/invitations.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const path = '/invitations/';
const body = { location_id: ids.harborHouse, role: 'TEAM_MEMBER', email: 'Pat@Elsewhere.example' };

beforeEach(reset);

async function storedTokens(): Promise<string[]> {
  const rows = await database.selectFrom('invitations').select('token').orderBy('id').execute();
  return rows.map(({ token }) => token);
}

test('201: sends a link that is valid for 14 days', async () => {
  const response = await call<{ link: string }>('POST', path, {
    as: 'manager',
    body: { ...body, phone_number: '(615) 555-0188', manager_name: ' Pat Quinn ' },
  });

  expect(response).toMatchObject({
    status: 201,
    body: {
      status: 'SUBMITTED',
      expiration_date: hoursFromStart(14 * 24).toISOString(),
      email: 'pat@elsewhere.example',
      location_id: ids.harborHouse,
      role: 'TEAM_MEMBER',
      phone_number: '+16155550188',
      manager_name: 'Pat Quinn',
      inviter_name: 'Mara Archer',
      created_ts: clock.now().toISOString(),
    },
  });
  const [token = ''] = await storedTokens();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(response.body.link).toBe(`https://app.brigade.example/invitations/accept/${token}`);
  expect(await newestMessages(database, 'pat@elsewhere.example')).toMatchObject([
    {
      channel: 'email',
      subject: 'Mara Archer invites you to Brigade',
      body: `You are invited to join Harbor House on Brigade as a team member. Accept it here until March 16, 2026: ${response.body.link}?email=pat%40elsewhere.example`,
    },
  ]);
});

test.each([
  ['left out', {}],
  ['empty', { phone_number: '', manager_name: ' ' }],
])('201: phone number and name can be %s', async (_, blanks) => {
  const response = await call('POST', path, { as: 'manager', body: { ...body, ...blanks } });

  expect(response).toMatchObject({ status: 201, body: { phone_number: null, manager_name: null } });
});

test.each(['pat@nowhere.invalid', 'pat@undeliverable.example', 'pat@mail.undeliverable.example'])(
  '201: an email to %s is undeliverable',
  async (email) => {
    const response = await call('POST', path, { as: 'manager', body: { ...body, email } });

    expect(response).toMatchObject({ status: 201, body: { status: 'ERROR' } });
    expect(await newestMessages(database, email)).toEqual([]);
  },
);

test('201: a new invitation replaces an expired one', async () => {
  await addInvitation(database);
  clock.set(afterExpiry);

  expect((await call('POST', path, { as: 'manager', body })).status).toBe(201);
  expect(await storedTokens()).toHaveLength(1);
});

test('201: another location can invite the same person', async () => {
  await addInvitation(database);

  const elsewhere = { ...body, location_id: ids.vineStreet };
  expect((await call('POST', path, { as: 'owner', body: elsewhere })).status).toBe(201);
});

describe('400', () => {
  test.each([
    [{ email: 'not an address' }, 'email', 'Invalid email address'],
    [{ email: undefined }, 'email', 'This field is required'],
    [{ phone_number: '12' }, 'phone_number', 'Invalid phone number'],
    [{ role: 'OWNER' }, 'role', expect.any(String)],
    [{ manager_name: 'x'.repeat(101) }, 'manager_name', 'At most 100 characters'],
  ])('rejects %j at its field', async (wrong, target, message) => {
    const { status, error } = await call('POST', path, { as: 'manager', body: { ...body, ...wrong } });

    expect(status).toBe(400);
    expect(error?.details).toMatchObject([{ target, message }]);
    expect(await storedTokens()).toEqual([]);
  });
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', path, { body })).status).toBe(401);
});

test.each(['member', 'onsite'] as const)('403: rejects the %s', async (as) => {
  expect((await call('POST', path, { as, body })).error).toMatchObject({
    code: 'permission_denied',
    target: 'team.manage',
  });
});

test.each(['vineStreet', 'summitHotel'] as const)(
  '404: the admin of one location cannot find %s',
  async (place) => {
    const elsewhere = { ...body, location_id: ids[place] };

    expect((await call('POST', path, { as: 'manager', body: elsewhere })).status).toBe(404);
  },
);

test('409: rejects a second open invitation for an address, in any notation and by any inviter', async () => {
  const again = { ...body, email: 'PAT@elsewhere.example', role: 'ADMIN' };
  const responses = await Promise.all([
    call('POST', path, { as: 'manager', body }),
    call('POST', path, { as: 'owner', body: again }),
  ]);

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(responses.find(({ status }) => status === 409)?.error).toMatchObject({
    code: 'already_exists',
    target: 'email',
    message: 'This person is already invited. Resend that invitation instead.',
  });
  expect(await storedTokens()).toHaveLength(1);
});

test('409: rejects a member of the team', async () => {
  const response = await call('POST', path, {
    as: 'owner',
    body: { ...body, email: 'Member@brigade.example' },
  });

  expect(response.error).toMatchObject({
    code: 'already_exists',
    target: 'email',
    message: 'This person is already on the team.',
  });
});
