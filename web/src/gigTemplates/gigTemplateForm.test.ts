import { expect, test } from 'vitest';
import { parseForm } from '../ui/forms/formErrors.ts';
import { emptyTemplate, gigTemplateSchema } from './gigTemplateForm.ts';

const good = {
  ...emptyTemplate,
  name: 'Friday dinner',
  skillId: 'server',
  hourlyRateCents: '$22.50',
  positionDescription: 'Run six tables.',
};
const wage = 'Enter a wage from $15 to $75 an hour';

test('dollars become cents, and the location itself has no address of its own', () => {
  expect(parseForm(gigTemplateSchema, good)).toEqual({
    output: { ...good, hourlyRateCents: 2250, addressId: null },
  });
});

test.each([
  [{ hourlyRateCents: '14.99' }, { hourlyRateCents: wage }],
  [{ hourlyRateCents: '75.01' }, { hourlyRateCents: wage }],
  [{ hourlyRateCents: 'a lot' }, { hourlyRateCents: wage }],
  [{ skillId: '' }, { skillId: 'Choose a position' }],
  [
    { name: '', positionDescription: ' ' },
    { name: 'This field is required', positionDescription: 'This field is required' },
  ],
])('%j is refused at its field', (wrong, errors) => {
  expect(parseForm(gigTemplateSchema, { ...good, ...wrong })).toEqual({ errors });
});
