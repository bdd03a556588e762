import { expect, test } from 'vitest';
import { parseForm } from '../../ui/forms/formErrors.ts';
import { commonChangeInput, commonChangeSchema, noCommonChange } from './commonChange.ts';

const errors = (values: object) => {
  const result = parseForm(commonChangeSchema(), { ...noCommonChange, ...values });
  return 'errors' in result ? result.errors : {};
};

test.each([
  [{}, { '': 'Fill in at least one field' }],
  [{ wage: '14.99' }, { wage: 'Enter a wage from $15 to $75 an hour' }],
  [{ wage: '75.01' }, { wage: 'Enter a wage from $15 to $75 an hour' }],
  [{ places: '0' }, { places: 'Enter a number from 1 to 200' }],
  [{ contactPhone: '12' }, { contactPhone: 'Invalid phone number' }],
  [{ wage: '22.50', places: '3', contactPhone: '(615) 555-0142' }, {}],
])('the common change %j is checked', (values, expected) => {
  expect(errors(values)).toEqual(expected);
});

test('what is left empty is not sent', () => {
  expect(commonChangeInput({ ...noCommonChange, startTime: '18:30', wage: '22.50', places: '3' })).toEqual({
    startTime: '18:30',
    wageCents: 2250,
    places: 3,
  });
});
