import { beforeEach, expect, test } from 'vitest';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const night = {
  locationId: btoa('Location:1'),
  startTime: '22:10',
  endTime: '06:00',
  unpaidBreakMinutes: 30,
};
const shown = 'shiftTemplate { id startTime endTime minutes unpaidBreakMinutes }';

const create = (input: object = night) =>
  mutate(stack, 'createShiftTemplate', { as: 'member', input, selection: shown });

test('creates, updates and deletes an overnight template', async () => {
  const { shiftTemplate } = await create();
  expect(shiftTemplate).toMatchObject({ startTime: '22:10', endTime: '06:00', minutes: 470 });

  const changed = await mutate(stack, 'updateShiftTemplate', {
    as: 'member',
    input: { shiftTemplateId: shiftTemplate.id, startTime: '22:20', endTime: '06:00' },
    selection: shown,
  });
  expect(changed.shiftTemplate).toMatchObject({ startTime: '22:20', unpaidBreakMinutes: 0 });

  const { location } = await mutate(stack, 'deleteShiftTemplate', {
    as: 'member',
    input: { shiftTemplateId: shiftTemplate.id },
    selection: 'location { shiftTemplates { id } }',
  });
  expect(location.shiftTemplates).not.toContainEqual({ id: shiftTemplate.id });
});

test.each([
  [{ endTime: '22:10' }, 'endTime', 'A shift can be at most 16 hours long'],
  [{ unpaidBreakMinutes: 470 }, 'unpaidBreakMinutes', 'The break must be shorter than the shift'],
  [{ unpaidBreakMinutes: -1 }, 'unpaidBreakMinutes', 'Enter 0 minutes or more'],
])('rejects %j at its field', async (wrong, field, message) => {
  expect((await create({ ...night, ...wrong })).errors).toMatchObject([{ path: [field], message }]);
});

test('does not resolve a template under another location', async () => {
  const { errors } = await mutate(stack, 'deleteShiftTemplate', {
    as: 'member',
    input: { shiftTemplateId: btoa('ShiftTemplate:1-999') },
  });

  expect(errors).toMatchObject([{ code: 'NOT_FOUND', path: ['shiftTemplateId'] }]);
});
