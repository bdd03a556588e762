import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const shown = graphql(`
  fragment Shown on ShiftTemplate {
    id
    startTime
    endTime
    minutes
    unpaidBreakMinutes
  }
`);
const createShiftTemplate = graphql(
  `
    mutation ($input: CreateShiftTemplateInput!) {
      createShiftTemplate(input: $input) {
        shiftTemplate {
          ...Shown
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [shown],
);
const deleteShiftTemplate = graphql(`
  mutation ($input: DeleteShiftTemplateInput!) {
    deleteShiftTemplate(input: $input) {
      location {
        shiftTemplates {
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

const updateShiftTemplate = graphql(
  `
    mutation ($input: UpdateShiftTemplateInput!) {
      updateShiftTemplate(input: $input) {
        shiftTemplate {
          ...Shown
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [shown],
);

type TemplateInput = VariablesOf<typeof createShiftTemplate>['input'];

const night = {
  locationId: globalId('Location', 1),
  startTime: '22:10',
  endTime: '06:00',
  unpaidBreakMinutes: 30,
};

const create = (input: TemplateInput = night) => mutate(stack, createShiftTemplate, { as: 'member', input });

const update = (input: VariablesOf<typeof updateShiftTemplate>['input']) =>
  mutate(stack, updateShiftTemplate, { as: 'member', input });

test.each([
  [undefined, 30],
  [null, 0],
  [0, 0],
  [45, 45],
])('a break of %s makes it %i minutes', async (unpaidBreakMinutes, minutes) => {
  const { id: shiftTemplateId } = present((await create()).shiftTemplate);
  const times = { startTime: '22:20', endTime: '06:00' };
  const changed = await update({
    shiftTemplateId,
    ...times,
    ...(unpaidBreakMinutes !== undefined && { unpaidBreakMinutes }),
  });
  expect(changed).toMatchObject({ shiftTemplate: { unpaidBreakMinutes: minutes }, errors: [] });
});

test('a shift template that is gone is not found, also without a break', async () => {
  const { id: shiftTemplateId } = present((await create()).shiftTemplate);
  await mutate(stack, deleteShiftTemplate, { as: 'member', input: { shiftTemplateId } });
  const { errors } = await update({ shiftTemplateId, startTime: '22:20', endTime: '06:00' });
  expect(errors).toMatchObject([{ code: 'NOT_FOUND', path: ['shiftTemplateId'] }]);
});

test('a break that is kept must be shorter than the shift', async () => {
  const { id: shiftTemplateId } = present((await create()).shiftTemplate);
  const { errors } = await update({ shiftTemplateId, startTime: '22:20', endTime: '22:50' });
  expect(errors).toMatchObject([{ path: ['unpaidBreakMinutes'] }]);
});

test('an overnight shift template is created, updated and deleted', async () => {
  const { shiftTemplate } = await create();
  expect(shiftTemplate).toMatchObject({ startTime: '22:10', endTime: '06:00', minutes: 470 });
  const { id: shiftTemplateId } = present(shiftTemplate);

  const changed = await update({ shiftTemplateId, startTime: '22:20', endTime: '06:00' });
  expect(changed.shiftTemplate).toMatchObject({ startTime: '22:20', unpaidBreakMinutes: 30 });

  const { location } = await mutate(stack, deleteShiftTemplate, { as: 'member', input: { shiftTemplateId } });
  expect(present(location).shiftTemplates).not.toContainEqual({ id: shiftTemplateId });
});

test.each<[Partial<TemplateInput>, string, string]>([
  [{ endTime: '22:10' }, 'endTime', 'A shift can be at most 16 hours long'],
  [{ unpaidBreakMinutes: 470 }, 'unpaidBreakMinutes', 'The break must be shorter than the shift'],
  [{ unpaidBreakMinutes: -1 }, 'unpaidBreakMinutes', 'Enter 0 minutes or more'],
])('a shift template rejects %j at its field', async (wrong, field, message) => {
  expect((await create({ ...night, ...wrong })).errors).toMatchObject([{ path: [field], message }]);
});

test('a shift template is not found at another location', async () => {
  const { errors } = await mutate(stack, deleteShiftTemplate, {
    as: 'member',
    input: { shiftTemplateId: globalId('ShiftTemplate', '1-999') },
  });

  expect(errors).toMatchObject([{ code: 'NOT_FOUND', path: ['shiftTemplateId'] }]);
});
