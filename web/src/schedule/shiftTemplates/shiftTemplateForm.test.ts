import { expect, test } from 'vitest';
import { parseForm } from '../../ui/forms/formErrors.ts';
import { shiftTemplateSchema } from './shiftTemplateForm.ts';

const good = { startTime: '17:00', endTime: '01:00', unpaidBreakMinutes: '30' };

test.each([
  [good, 30],
  [{ ...good, unpaidBreakMinutes: '' }, 0],
])('accepts %j', (values, unpaidBreakMinutes) => {
  expect(parseForm(shiftTemplateSchema, values)).toEqual({ output: { ...good, unpaidBreakMinutes } });
});

test.each([
  [{ startTime: '' }, { startTime: 'This field is required' }],
  [{ endTime: '16:59' }, { endTime: 'A shift can be at most 16 hours long' }],
  [{ unpaidBreakMinutes: '480' }, { unpaidBreakMinutes: 'The break must be shorter than the shift' }],
  [{ unpaidBreakMinutes: 'half an hour' }, { unpaidBreakMinutes: 'Enter 0 minutes or more' }],
])('rejects %j at its field', (wrong, errors) => {
  expect(parseForm(shiftTemplateSchema, { ...good, ...wrong })).toEqual({ errors });
});
