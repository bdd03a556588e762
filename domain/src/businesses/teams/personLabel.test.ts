import { expect, test } from 'vitest';
import { personLabel } from './personLabel.ts';

const mara = { fullName: 'Mara Archer', email: 'mara@brigade.example', phoneNumber: '+16155550123' };

test.each([
  [mara, 'Mara Archer'],
  [{ ...mara, fullName: '' }, 'mara@brigade.example'],
  [{ ...mara, fullName: '', email: null }, '(615) 555-0123'],
  [{ fullName: '', email: null, phoneNumber: null }, 'Unnamed person'],
])('%o is called %s', (person, label) => {
  expect(personLabel(person)).toBe(label);
});
