import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addAttachment, addGigTemplate, addRequirement } from '../../testing/postingMaterials.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = '/staffer/gigs/templates/';
const brunch = {
  location_id: ids.harborHouse,
  skill_id: ids.server,
  name: 'Brunch',
  hourly_rate: 22.5,
  position_description: 'Six tables, two turns.',
};

beforeEach(reset);

test('200: lists templates of the location by name, ignoring case', async () => {
  for (const name of ['wedding', 'Brunch', 'Dinner']) await addGigTemplate(database, { name });
  await addGigTemplate(database, { name: 'Elsewhere', location_id: ids.vineStreet });

  const { body } = await call<Page<{ name: string }>>('GET', `${path}?location_id=${ids.harborHouse}`, {
    as: 'member',
  });

  expect(body.results.map(({ name }) => name)).toEqual(['Brunch', 'Dinner', 'wedding']);
});

test('200: hides wages from onsite managers', async () => {
  const id = await addGigTemplate(database);

  expect((await call('GET', `${path}${id}/`, { as: 'onsite' })).body).toMatchObject({ hourly_rate: null });
  expect((await call('GET', `${path}${id}/`, { as: 'member' })).body).toMatchObject({ hourly_rate: 22 });
});

test('201: a template has requirements and files of its location', async () => {
  const requirement = await addRequirement(database);
  const file = await addAttachment(database);
  const { status, body } = await call('POST', path, {
    as: 'member',
    body: { ...brunch, requirement_ids: [requirement], attachment_ids: [file], private_notes: 'Ask Jo.' },
  });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...brunch,
    skill_name: 'Server',
    no_experience_required: false,
    auto_select_enabled: false,
    private_notes: 'Ask Jo.',
    location_address_id: null,
    requirements: [{ id: requirement, name: 'Closed shoes', category: 'ATTIRE' }],
    attachments: [{ id: file, name: 'Floor plan.pdf', status: 'available', resource_url: null }],
    last_updated_ts: clock.now().toISOString(),
  });
});

test('201: finds or creates requirements that are sent as text', async () => {
  const known = await addRequirement(database);
  const { body } = await call<{ requirements: { id: number; name: string; location_id: number | null }[] }>(
    'POST',
    path,
    {
      as: 'member',
      body: {
        ...brunch,
        requirements: [
          { name: 'closed SHOES', category: 'ATTIRE' },
          { name: 'Wine key', category: 'EQUIPMENT' },
        ],
      },
    },
  );

  expect(body.requirements).toMatchObject([
    { id: known, location_id: null },
    { name: 'Wine key', location_id: ids.harborHouse },
  ]);
});

test('201: finds an address that is sent as text', async () => {
  const address = { street_address: '12 broadway', city: 'Nashville', state_code: 'TN' };
  const { status, body } = await call('POST', path, { as: 'member', body: { ...brunch, address } });

  expect(status).toBe(201);
  expect(body).toMatchObject({ location_address_id: expect.any(Number) });
});

const wage = 'Enter a wage from $15 to $75 an hour';
const required = 'This field is required';
const noAddress = 'This is not an address of the location. Add it to the location first.';

test.each([
  [{ hourly_rate: 14.99 }, 'hourly_rate', wage],
  [{ hourly_rate: 75.01 }, 'hourly_rate', wage],
  [{ hourly_rate: 20.005 }, 'hourly_rate', 'Enter whole cents'],
  [{ position_description: ' ' }, 'position_description', required],
  [{ name: undefined }, 'name', required],
  [{ requirements: [{ name: '' }] }, 'requirements.0.name', required],
  [{ address: { city: 'Nashville', state_code: 'TN' } }, 'address.street_address', required],
  [{ address: { street_address: '1 Elm', state_code: 'TN' } }, 'address.city', required],
  [{ address: { street_address: '1 Elm', city: 'Nashville' } }, 'address.state_code', required],
  [
    { address: { street_address: '1 Elm', city: 'Nashville', state_code: 'TN' } },
    'address.street_address',
    noAddress,
  ],
  [{ location_address_id: 2 }, 'location_address_id', noAddress],
  [{ skill_id: 99 }, 'skill_id', 'This position is not offered any more. Choose another one.'],
])('400: %j is refused at its field', async (wrong, target, message) => {
  const { status, error } = await call('POST', path, { as: 'member', body: { ...brunch, ...wrong } });

  expect(status).toBe(400);
  expect(error).toMatchObject({ target, message });
});

test('400: requirements and files of another location, and unknown files', async () => {
  const requirement = await addRequirement(database, { location_id: ids.vineStreet });
  const elsewhere = await addAttachment(database, { location_id: ids.vineStreet });
  const pending = await addAttachment(database, {
    name: 'b',
    status: 'pending',
    content: null,
    media_type: null,
  });
  const attach = (id: number) =>
    call('POST', path, { as: 'member', body: { ...brunch, attachment_ids: [id] } });

  expect(
    await call('POST', path, { as: 'member', body: { ...brunch, requirement_ids: [requirement] } }),
  ).toMatchObject({ status: 400, error: { target: 'requirement_ids' } });
  expect(await attach(elsewhere)).toMatchObject({ status: 400, error: { target: 'attachment_ids' } });
  expect(await attach(pending)).toMatchObject({ status: 400, error: { target: 'attachment_ids' } });
});

test('200: keeps omitted fields, and replaces lists', async () => {
  const first = await addRequirement(database);
  const second = await addRequirement(database, { name: 'Hair tied back' });
  const { body } = await call<{ id: number }>('POST', path, {
    as: 'member',
    body: { ...brunch, requirement_ids: [first] },
  });
  const changed = await call('PATCH', `${path}${body.id}/`, {
    as: 'member',
    body: { name: 'BRUNCH', requirement_ids: [second] },
  });

  expect(changed.body).toMatchObject({ ...brunch, name: 'BRUNCH', requirements: [{ id: second }] });
});

test('204: deletes a template', async () => {
  const id = await addGigTemplate(database);

  expect((await call('DELETE', `${path}${id}/`, { as: 'member' })).status).toBe(204);
  expect((await call('GET', `${path}${id}/`, { as: 'member' })).status).toBe(404);
});

test('401, 403 and 404: without a session, onsite managers, and members of another location', async () => {
  const id = await addGigTemplate(database);
  const elsewhere = await addGigTemplate(database, { location_id: ids.vineStreet });

  expect((await call('POST', path, { body: brunch })).status).toBe(401);
  expect((await call('DELETE', `${path}${id}/`, { as: 'onsite' })).error).toMatchObject({
    target: 'gigs.post',
  });
  expect((await call('GET', `${path}${elsewhere}/`, { as: 'member' })).status).toBe(404);
  expect((await call('PATCH', `${path}${elsewhere}/`, { as: 'member', body: {} })).status).toBe(404);
});

test('409: a duplicate name at one location, ignoring case', async () => {
  const id = await addGigTemplate(database);
  await call('POST', path, { as: 'member', body: brunch });
  const again = { status: 409, error: { code: 'already_exists', target: 'name' } };

  expect(await call('POST', path, { as: 'member', body: { ...brunch, name: 'BRUNCH' } })).toMatchObject(
    again,
  );
  expect(await call('PATCH', `${path}${id}/`, { as: 'member', body: { name: 'brunch' } })).toMatchObject(
    again,
  );
});

test('409: a location with 100 templates', async () => {
  for (let count = 1; count <= 100; count += 1) await addGigTemplate(database, { name: `No. ${count}` });

  expect(await call('POST', path, { as: 'member', body: brunch })).toMatchObject({
    status: 409,
    error: { code: 'conflict', message: 'This location has 100 templates. Delete one first.' },
  });
});
