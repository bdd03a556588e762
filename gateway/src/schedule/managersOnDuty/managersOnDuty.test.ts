import { beforeEach, expect, test } from 'vitest';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const jo = { locationId: btoa('Location:1'), fullName: 'Jo Park', phoneNumber: '(212) 555-0177 x 4' };
const shown = 'managerOnDuty { id fullName phoneNumber phoneText } location { managersOnDuty { fullName } }';

const create = (input: object = jo) =>
  mutate(stack, 'createManagerOnDuty', { as: 'member', input, selection: shown });

test('adds a manager on duty with a normalized phone number and sorts the list by name', async () => {
  const { managerOnDuty, location } = await create();

  expect(managerOnDuty).toMatchObject({
    fullName: 'Jo Park',
    phoneNumber: '+12125550177',
    phoneText: '(212) 555-0177',
  });
  const list: { fullName: string }[] = location.managersOnDuty;
  const names = list.map(({ fullName }) => fullName);
  expect(names).toContain('Jo Park');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

const find = async (id: string) => {
  const { data } = await stack.run(
    'query ($id: ID!) { node(id: $id) { ... on ManagerOnDuty { fullName } } }',
    { as: 'onsite', variables: { id } },
  );
  return data.node;
};

test('refetches a manager on duty by global ID, but not with another location', async () => {
  const { managerOnDuty } = await create();
  expect(await find(managerOnDuty.id)).toEqual({ fullName: 'Jo Park' });
  expect(await find(btoa('ManagerOnDuty:2-1'))).toBeNull();
});

test.each([
  [{ phoneNumber: '' }, 'phoneNumber', 'This field is required'],
  [{ phoneNumber: '555-0177' }, 'phoneNumber', 'Invalid phone number'],
  [{ fullName: ' ' }, 'fullName', 'This field is required'],
])('rejects %j at its field', async (wrong, field, message) => {
  expect((await create({ ...jo, ...wrong })).errors).toMatchObject([{ path: [field], message }]);
});

test('updates and removes a manager on duty', async () => {
  const { id: managerOnDutyId } = (await create()).managerOnDuty;
  const changed = await mutate(stack, 'updateManagerOnDuty', {
    as: 'member',
    input: { managerOnDutyId, fullName: 'Jo Parks' },
    selection: shown,
  });
  expect(changed.managerOnDuty).toMatchObject({ fullName: 'Jo Parks', phoneNumber: '+12125550177' });

  const { location, deletedManagerOnDutyId } = await mutate(stack, 'deleteManagerOnDuty', {
    as: 'member',
    input: { managerOnDutyId },
    selection: 'deletedManagerOnDutyId location { managersOnDuty { fullName } }',
  });
  expect(deletedManagerOnDutyId).toBe(managerOnDutyId);
  expect(location.managersOnDuty).not.toContainEqual({ fullName: 'Jo Parks' });
});

test('rejects a duplicate with an error at the name', async () => {
  await create();

  expect((await create()).errors).toMatchObject([{ code: 'ALREADY_EXISTS', path: ['fullName'] }]);
});
