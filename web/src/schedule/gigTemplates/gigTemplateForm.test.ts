import { expect, test } from 'vitest';
import { parseForm } from '../../ui/forms/formErrors.ts';
import { removedAddress } from '../terms/removedAddress.ts';
import { emptyTemplate, gigTemplateSchema } from './gigTemplateForm.ts';

const good = {
  ...emptyTemplate,
  name: 'Friday dinner',
  skillId: 'server',
  wage: '$22.50',
  description: 'Run six tables.',
};
const wage = 'Enter a wage from $15 to $75 an hour';

test('converts dollars to cents and the address of the location to null', () => {
  const { wage: _wage, description, ...others } = good;
  expect(parseForm(gigTemplateSchema(), good)).toEqual({
    output: { ...others, positionDescription: description, hourlyRateCents: 2250, addressId: null },
  });
});

test.each([
  [{ wage: '14.99' }, { wage }],
  [{ wage: '75.01' }, { wage }],
  [{ wage: 'a lot' }, { wage }],
  [{ skillId: '' }, { skillId: 'Choose a position' }],
  [
    { addressId: removedAddress },
    { addressId: 'The address was removed from the location. Choose another one.' },
  ],
  [{ privateNotes: 'x'.repeat(2001) }, { privateNotes: 'At most 2000 characters' }],
  [
    { name: '', description: ' ' },
    { name: 'This field is required', description: 'This field is required' },
  ],
])('rejects %j at its field', (wrong, errors) => {
  expect(parseForm(gigTemplateSchema(), { ...good, ...wrong })).toEqual({ errors });
});
