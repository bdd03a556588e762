import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../../platform/paging/page.ts';
import { afterExpiry } from '../../../testing/invitations.ts';
import { addNetworkInvite, addNetworkMembers, networkInviteToken } from '../../../testing/network.ts';
import { people } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const path = '/staffer/network/invites/';
const ofHarbor = `${path}?location_id=${ids.harborHouse}`;
const nia = {
  location_id: ids.harborHouse,
  name: ' Nia Fox ',
  email: ' Nia@Elsewhere.example ',
  phone_number: '(615) 555-0142',
};

beforeEach(reset);

type Invite = { id: number; status: string; link: string; email: string | null };

const outbox = () =>
  database.selectFrom('outbox_messages').select(['channel', 'recipient', 'body']).orderBy('id').execute();

/** Verifies an address of this pro. */
const prove = (proId: number, address: { email: string } | { phone_number: string }) =>
  database
    .updateTable('users')
    .set({ ...address, ...('email' in address ? { email_verified: true } : { phone_verified: true }) })
    .where('id', '=', (eb) => eb.selectFrom('pros').select('user_id').where('pros.id', '=', proId))
    .execute();

describe('sending', () => {
  test('201: sends an email and a text message with a link for 14 days', async () => {
    const { status, body } = await call<Invite>('POST', path, { as: 'member', body: nia });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Nia Fox',
      email: 'nia@elsewhere.example',
      phone_number: '+16155550142',
      status: 'SENT',
      inviter_name: 'Milo Archer',
      expiration_date: afterExpiry.toISOString(),
      pro: null,
    });
    expect(await outbox()).toEqual([
      { channel: 'email', recipient: 'nia@elsewhere.example', body: expect.stringContaining(body.link) },
      { channel: 'sms', recipient: '+16155550142', body: expect.stringContaining(body.link) },
    ]);
  });

  test('201: an invite is UNDELIVERABLE for an unreachable address without a phone number', async () => {
    const email = 'nia@undeliverable.example';
    const only = await call<Invite>('POST', path, {
      as: 'member',
      body: { location_id: ids.harborHouse, email },
    });
    const both = await call<Invite>('POST', path, {
      as: 'member',
      body: { ...nia, email: 'other@undeliverable.example' },
    });

    expect([only.body.status, both.body.status]).toEqual(['UNDELIVERABLE', 'SENT']);
  });

  test.each([['email'], ['phone_number']] as const)(
    '409: no invite goes to who is invited by the same %s',
    async (target) => {
      await addNetworkInvite(database, { phone_number: '+16155550142' });
      const { email, phone_number } = nia;
      const body = { location_id: ids.harborHouse, ...(target === 'email' ? { email } : { phone_number }) };

      expect((await call('POST', path, { as: 'member', body })).error).toMatchObject({
        code: 'already_exists',
        target,
      });
      expect(
        (await call('POST', path, { as: 'owner', body: { ...body, location_id: ids.vineStreet } })).status,
      ).toBe(201);
    },
  );

  test('201: a new invite replaces an expired one', async () => {
    await addNetworkInvite(database);
    clock.set(afterExpiry);

    expect((await call('POST', path, { as: 'member', body: nia })).status).toBe(201);
    expect((await call<Page<Invite>>('GET', ofHarbor, { as: 'member' })).body.count).toBe(1);
  });

  test.each([
    ['email', { email: 'nia@elsewhere.example' }],
    ['phone_number', { phone_number: '+16155550142' }],
  ] as const)('409: no invite goes to who is in the network, known by their %s', async (target, address) => {
    await prove(1, address);
    await addNetworkMembers(database, [1]);

    expect((await call('POST', path, { as: 'member', body: nia })).error).toMatchObject({
      code: 'already_exists',
      message: 'Avery B. is in your network already.',
      target,
    });
  });

  test.each([
    [{ name: 'Nia', email: ' ' }, 'email', 'Enter an email address or a phone number'],
    [{ email: 'nia' }, 'email', 'Invalid email address'],
    [{ phone_number: '12' }, 'phone_number', 'Invalid phone number'],
  ])('400: %j is refused at its field', async (guest, target, message) => {
    const body = { location_id: ids.harborHouse, ...guest };

    expect((await call('POST', path, { as: 'member', body })).error?.details).toMatchObject([
      { target, message },
    ]);
  });
});

const row = (number: number) => ({
  name: `Pro ${number}`,
  email: `pro${number}@elsewhere.example`,
  phone_number: '',
});
const send = (body: object, prefix = '') =>
  call<{ ok: boolean; row: number }[]>('POST', `${prefix}${path}import/`, {
    as: 'member',
    body: { location_id: ids.harborHouse, ...body },
  });
const invited = () => database.selectFrom('network_invites').select('email').execute();

describe('an import', () => {
  const rows = Array.from({ length: 8 }, (_, index) => row(index + 1));

  test('200: reports a malformed number in row 7 and sends the others', async () => {
    const { status, body } = await send({ rows: rows.with(6, { ...row(7), phone_number: '615-55' }) });

    expect(status).toBe(200);
    expect(body.filter(({ ok }) => !ok)).toEqual([
      {
        ok: false,
        row: 7,
        error: { code: 'invalid', message: 'Invalid phone number', target: 'phone_number' },
      },
    ]);
    expect(await invited()).toHaveLength(7);
    expect(await outbox()).toHaveLength(7);
  });

  test('200: a validation sends nothing and returns the same results', async () => {
    await addNetworkInvite(database, { email: row(2).email });
    await prove(1, { email: row(3).email });
    await addNetworkMembers(database, [1]);
    const wrong = [
      ...rows,
      { ...row(1), email: 'PRO1@elsewhere.example' },
      { name: 'No Contact', email: '', phone_number: ' ' },
    ];
    const tried = await send({ rows: wrong }, '/validate-only');

    expect(tried.body.filter(({ ok }) => !ok)).toMatchObject([
      { row: 2, error: { code: 'already_exists', target: 'email' } },
      { row: 3, error: { message: 'Avery B. is in your network already.' } },
      { row: 9, error: { message: 'Row 1 has the same address', target: 'email' } },
      { row: 10, error: { message: 'Enter an email address or a phone number' } },
    ]);
    expect(tried.body[0]).toMatchObject({ ok: true, row: 1 });
    expect(await invited()).toHaveLength(1);
    expect(await outbox()).toEqual([]);

    const sent = await send({ rows: wrong });
    expect(sent.body.map(({ ok }) => ok)).toEqual(tried.body.map(({ ok }) => ok));
  });

  test.each([[[]], [Array.from({ length: 501 }, (_, index) => row(index))]])(
    '400: an import is not of none, nor of more than 500 rows',
    async (wrong) => {
      expect((await send({ rows: wrong })).error).toMatchObject({ target: 'rows' });
    },
  );
});

describe('the list', () => {
  beforeEach(async () => {
    await addNetworkInvite(database, { name: 'Ada', email: 'ada@x.example', token: networkInviteToken('a') });
    await addNetworkInvite(database, {
      name: null,
      email: null,
      phone_number: '+16155550177',
      token: networkInviteToken('b'),
      expires_ts: clock.now(),
    });
    await addNetworkInvite(database, {
      email: 'cy@x.example',
      token: networkInviteToken('c'),
      status: 'ACCEPTED',
      accepted_ts: clock.now(),
      pro_id: 1,
    });
    await addNetworkInvite(database, { token: networkInviteToken('d'), status: 'UNDELIVERABLE' });
    await addNetworkInvite(database, { token: networkInviteToken('e'), location_id: ids.summitHotel });
  });

  test.each([
    ['', [4, 3, 2, 1]],
    ['&status=SENT', [1]],
    ['&status=EXPIRED,ACCEPTED', [3, 2]],
    ['&status=UNDELIVERABLE', [4]],
    ['&search=ADA', [1]],
    ['&search=5550177', [2]],
    ['&id=3', [3]],
    ['&page_size=3&page=2', [1]],
  ])('200: lists invites newest first, narrowed by %j', async (query, expected) => {
    const { body } = await call<Page<Invite>>('GET', `${ofHarbor}${query}`, { as: 'member' });

    expect(body.results.map(({ id }) => id)).toEqual(expected);
  });

  test('200: the list of invites includes the pro who accepted', async () => {
    const { body } = await call<Page<Invite>>('GET', `${ofHarbor}&id=3`, { as: 'member' });

    expect(body.results).toMatchObject([{ status: 'ACCEPTED', pro: { display_name: 'Avery B.' } }]);
  });

  test('400: an unknown status', async () => {
    expect((await call('GET', `${ofHarbor}&status=GONE`, { as: 'member' })).error).toMatchObject({
      target: 'status.0',
    });
  });
});

describe('an invite that is open', () => {
  test('200: an open invite is resent with a new link and a new expiry', async () => {
    const id = await addNetworkInvite(database);
    clock.set(afterExpiry);
    const { status, body } = await call<Invite>('POST', `${path}${id}/resend/`, { as: 'manager' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'SENT', sent_ts: afterExpiry.toISOString() });
    expect(body.link).not.toContain(networkInviteToken('guest'));
    expect((await call('GET', `/network/invites/${networkInviteToken('guest')}/`)).status).toBe(404);
    expect(await outbox()).toHaveLength(1);
  });

  test('204: an open invite is withdrawn, and its link stops working', async () => {
    const id = await addNetworkInvite(database);

    expect((await call('DELETE', `${path}${id}/`, { as: 'member' })).status).toBe(204);
    expect((await call('GET', `/network/invites/${networkInviteToken('guest')}/`)).status).toBe(404);
  });

  test('409: an invite cannot be withdrawn after it was accepted', async () => {
    const id = await addNetworkInvite(database, { status: 'ACCEPTED' });

    expect((await call('DELETE', `${path}${id}/`, { as: 'member' })).status).toBe(409);
    expect((await call('POST', `${path}${id}/resend/`, { as: 'member' })).status).toBe(409);
  });

  test('409: an invite cannot be resent to a guest who joined the network another way', async () => {
    const id = await addNetworkInvite(database);
    await prove(1, { email: 'nia@elsewhere.example' });
    await addNetworkMembers(database, [1]);

    expect((await call('POST', `${path}${id}/resend/`, { as: 'member' })).error).toMatchObject({
      code: 'already_exists',
    });
  });
});

const members = () =>
  database.selectFrom('network_members').select(['location_id', 'pro_id', 'source']).execute();

describe('the link', () => {
  const link = `/network/invites/${networkInviteToken('guest')}/`;

  test('200: the link shows the location, but no address of the guest', async () => {
    await addNetworkInvite(database, { status: 'UNDELIVERABLE' });
    const { status, body } = await call('GET', link);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'SENT',
      name: 'Nia Fox',
      location_name: 'Harbor House',
      inviter_name: 'Mara Archer',
    });
    expect(JSON.stringify(body)).not.toContain('nia@');
  });

  test('200: the link adds the account that accepts it to the network', async () => {
    await addNetworkInvite(database);
    const { status, body } = await call<{ pro_id: number }>('POST', link, { as: 'rival' });

    expect(status).toBe(200);
    expect(await members()).toEqual([
      { location_id: ids.harborHouse, pro_id: body.pro_id, source: 'INVITE' },
    ]);
    const pro = await database
      .selectFrom('pros')
      .innerJoin('users', 'users.id', 'pros.user_id')
      .select(['pros.display_name', 'pros.market_id', 'users.app_mode'])
      .where('users.id', '=', people.rival.id)
      .executeTakeFirst();
    expect(pro).toEqual({ display_name: 'Rita A.', market_id: 1, app_mode: 'BOTH' });
    expect((await call('GET', link)).body).toMatchObject({ status: 'ACCEPTED' });
  });

  test('409: the link of an invite works once, also with concurrent requests', async () => {
    await addNetworkInvite(database);
    const responses = await Promise.all([
      call('POST', link, { as: 'gigster' }),
      call('POST', link, { as: 'rival' }),
    ]);

    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await members()).toHaveLength(1);
  });

  test('409: an expired link', async () => {
    await addNetworkInvite(database);
    clock.set(afterExpiry);

    expect((await call('POST', link, { as: 'gigster' })).error).toMatchObject({ code: 'expired' });
  });

  test('404: an unknown link', async () => {
    expect((await call('POST', link, { as: 'gigster' })).status).toBe(404);
    expect((await call('GET', '/network/invites/1/')).status).toBe(404);
  });
});
