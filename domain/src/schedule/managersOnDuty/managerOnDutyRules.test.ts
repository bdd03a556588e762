import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { managerOnDutyRules } from './managerOnDutyRules.ts';

const rules = z.object(managerOnDutyRules);
const messages = (input: object) => rules.safeParse(input).error?.issues.map(({ message }) => message);

test('a name and a number however it is written are a manager on duty', () => {
  expect(rules.parse({ fullName: ' Elena Ruiz ', phoneNumber: '(212) 555-0142 x 7' })).toEqual({
    fullName: 'Elena Ruiz',
    phoneNumber: '+12125550142',
  });
});

test.each([
  [{ fullName: '', phoneNumber: '' }, ['This field is required', 'This field is required']],
  [{ fullName: 'Elena', phoneNumber: '555-0142' }, ['Invalid phone number']],
  [{ fullName: 'x'.repeat(101), phoneNumber: '2125550142' }, ['At most 100 characters']],
])('the manager on duty %j is refused', (input, expected) => {
  expect(messages(input)).toEqual(expected);
});
