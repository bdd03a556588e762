import { beforeEach, describe, expect, test } from 'vitest';
import { newestMessages } from '../../platform/outbox/message.ts';
import type { Page } from '../../platform/paging/page.ts';
import { addInvitation, afterExpiry, invitationToken } from '../../testing/invitations.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const path = `/staffer/organizations/${ids.harbor}/invitations/`;
const link = `/staffer/organizations/invitations/${invitationToken('guest')}/`;
const body = { email: 'pat@elsewhere.example' };

beforeEach(reset);

async function numbersOf(query: string): Promise<number[]> {
  const { body: page } = await call<Page<{ id: number }>>('GET', `${path}${query}`, { as: 'owner' });
  return page.results.map(({ id }) => id);
}

async function statusOf(
  method: 'POST' | 'DELETE',
  address: string,
  as?: 'manager' | 'rival',
): Promise<number> {
  return (await call(method, address, as ? { as } : {})).status;
}

describe('POST', () => {
  test('201: invites an admin of the organization', async () => {
    const response = await call<{ link: string }>('POST', path, { as: 'owner', body });

    expect(response).toMatchObject({
      status: 201,
      body: { organization_id: ids.harbor, role: 'ADMIN', status: 'SUBMITTED', ...body },
    });
    expect(response.body.link).toMatch(
      /^https:\/\/app\.brigade\.example\/organization\/invitations\/accept\//,
    );
    const [message] = await newestMessages(database, body.email);
    expect(message?.body).toContain('join Harbor & Vine Hospitality on Brigade as an admin');
  });

  test('400: rejects any other role', async () => {
    const { error } = await call('POST', path, { as: 'owner', body: { ...body, role: 'TEAM_MEMBER' } });

    expect(error?.target).toBe('role');
  });

  test('401, 403, 404: POST rejects callers other than the admins of the organization', async () => {
    expect((await call('POST', path, { body })).status).toBe(401);
    expect((await call('POST', path, { as: 'manager', body })).error).toMatchObject({
      target: 'organizations.manage',
    });
    expect((await call('POST', path, { as: 'rival', body })).status).toBe(404);
  });

  test.each([
    ['an administrator', 'owner@brigade.example'],
    ['an invited person', 'pat@elsewhere.example'],
  ])('409: rejects %s', async (_, email) => {
    await addInvitation(database, { organization_id: ids.harbor });

    const { error } = await call('POST', path, { as: 'owner', body: { email } });

    expect(error).toMatchObject({ code: 'already_exists', target: 'email' });
  });
});

describe('GET', () => {
  test('200: lists invitations newest first, filtered by status and id', async () => {
    await addInvitation(database, { organization_id: ids.harbor, status: 'ACCEPTED' });
    await addInvitation(database, { organization_id: ids.harbor, token: invitationToken('second') });
    await addInvitation(database, { organization_id: ids.summit, token: invitationToken('third') });
    expect(await numbersOf('')).toEqual([2, 1]);
    expect(await numbersOf('?status=SUBMITTED,EXPIRED,ERROR')).toEqual([2]);
    expect(await numbersOf('?id=1')).toEqual([1]);
    expect(await numbersOf('?id=3')).toEqual([]);
  });

  test('401, 403, 404: GET rejects callers other than the admins of the organization', async () => {
    expect((await call('GET', path)).status).toBe(401);
    expect((await call('GET', path, { as: 'member' })).status).toBe(403);
    expect((await call('GET', path, { as: 'rival' })).status).toBe(404);
  });
});

describe('the link', () => {
  test('200: the link shows the organization, and no location', async () => {
    await addInvitation(database, { organization_id: ids.harbor });

    expect((await call('GET', link)).body).toMatchObject({
      location_name: null,
      organization_name: 'Harbor & Vine Hospitality',
      role: 'ADMIN',
      inviter_name: 'Olive Archer',
    });
  });

  test('200: the link makes the guest an admin, once', async () => {
    await addInvitation(database, { organization_id: ids.harbor, email: 'rival@brigade.example' });

    expect((await call('POST', `${link}acceptance/`, { as: 'rival', body: {} })).body).toEqual({
      location_id: null,
      organization_id: ids.harbor,
      role: 'ADMIN',
    });
    expect((await call('GET', path, { as: 'rival' })).status).toBe(200);
    expect((await call('POST', `${link}acceptance/`, { as: 'rival', body: {} })).status).toBe(409);
  });

  test('200: the link changes nothing for a guest who became an admin since', async () => {
    await addInvitation(database, { organization_id: ids.harbor, email: 'owner@brigade.example' });

    expect((await call('POST', `${link}acceptance/`, { as: 'owner', body: {} })).status).toBe(200);
  });

  test('204: a guest requests a new link after the expiry of theirs', async () => {
    await addInvitation(database, { organization_id: ids.harbor, manager_name: 'Pat Quinn' });
    clock.set(afterExpiry);

    expect((await call('POST', `${link}renewal-request/`)).status).toBe(204);
    expect(await newestMessages(database, 'owner@brigade.example')).toMatchObject([
      { subject: 'Pat Quinn asks for a new invitation' },
    ]);
  });

  test('404: the link is invalid as an invitation to a location', async () => {
    await addInvitation(database, { organization_id: ids.harbor });
    const accept = `/invitations/accept/${invitationToken('guest')}/`;

    expect((await call('POST', accept, { as: 'rival', body: { is_confirmed: true } })).status).toBe(404);
  });
});

describe('one invitation', () => {
  test('200 and 204: an invitation can be resent and withdrawn', async () => {
    const id = await addInvitation(database, { organization_id: ids.harbor });

    expect((await call('POST', `${path}${id}/resend/`, { as: 'owner' })).body).toMatchObject({
      id,
      organization_id: ids.harbor,
    });
    expect((await call('GET', link)).status).toBe(404);
    expect((await call('DELETE', `${path}${id}/`, { as: 'owner' })).status).toBe(204);
    expect(await database.selectFrom('invitations').select('id').execute()).toEqual([]);
  });

  test('401, 403, 404: one invitation rejects callers other than its admins, and other organizations', async () => {
    const id = await addInvitation(database, { organization_id: ids.harbor });
    const below = `/staffer/organizations/${ids.summit}/invitations/`;

    for (const [method, suffix] of [
      ['POST', 'resend/'],
      ['DELETE', ''],
    ] as const) {
      expect(await statusOf(method, `${path}${id}/${suffix}`)).toBe(401);
      expect(await statusOf(method, `${path}${id}/${suffix}`, 'manager')).toBe(403);
      expect(await statusOf(method, `${path}${id}/${suffix}`, 'rival')).toBe(404);
      expect(await statusOf(method, `${below}${id}/${suffix}`, 'rival')).toBe(404);
    }
  });

  test('409: an invitation cannot be changed after its acceptance', async () => {
    const id = await addInvitation(database, { organization_id: ids.harbor, status: 'ACCEPTED' });

    expect((await call('POST', `${path}${id}/resend/`, { as: 'owner' })).status).toBe(409);
    expect((await call('DELETE', `${path}${id}/`, { as: 'owner' })).status).toBe(409);
  });
});
