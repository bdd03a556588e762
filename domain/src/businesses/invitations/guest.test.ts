import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { guestFields } from './guest.ts';

const guest = z.object(guestFields);

describe('a guest', () => {
  test.each([
    [{ email: ' pat@elsewhere.example ' }, { email: 'pat@elsewhere.example' }],
    [
      { email: 'pat@elsewhere.example', phoneNumber: '(615) 555-0188', name: ' Pat ' },
      { email: 'pat@elsewhere.example', phoneNumber: '+16155550188', name: 'Pat' },
    ],
    [
      { email: 'pat@elsewhere.example', phoneNumber: ' ' },
      { email: 'pat@elsewhere.example', phoneNumber: null },
    ],
  ])('a guest typed as %j is %j', (typed, value) => {
    expect(guest.parse(typed)).toEqual({ phoneNumber: null, ...value });
  });

  test.each([
    [{ email: '' }, 'email', 'This field is required'],
    [{ email: 'pat' }, 'email', 'Invalid email address'],
    [{ email: 'pat@elsewhere.example', phoneNumber: '12' }, 'phoneNumber', 'Invalid phone number'],
    [{ email: 'pat@elsewhere.example', name: 'x'.repeat(101) }, 'name', 'At most 100 characters'],
  ])('a guest typed as %j is refused at its field', (typed, field, message) => {
    const issues = guest.safeParse(typed).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
  });
});
