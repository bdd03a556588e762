import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email } from './email.ts';

describe('email', () => {
  test.each([
    ['manager@brigade.example', 'manager@brigade.example'],
    ['  First.Last+shifts@mail.example.org ', 'First.Last+shifts@mail.example.org'],
  ])('takes "%s"', (text, address) => {
    expect(email.parse(text)).toBe(address);
  });

  test.each([
    ['plain', 'Invalid email address'],
    ['@brigade.example', 'Invalid email address'],
    ['manager@', 'Invalid email address'],
    ['manager@brigade', 'Invalid email address'],
    ['two@at@brigade.example', 'Invalid email address'],
    ['with space@brigade.example', 'Invalid email address'],
    ['a@b.example\nBcc: c@d.example', 'Invalid email address'],
    ['', 'This field is required'],
    [null, 'This field is required'],
    [undefined, 'This field is required'],
  ])('says of %j: %s', (value, message) => {
    expect(email.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('takes usual addresses', () => {
    const name = fc.stringMatching(/^[a-z0-9]{1,10}([.+_-][a-z0-9]{1,10}){0,2}$/);
    const host = fc.stringMatching(/^[a-z0-9]{1,10}(\.[a-z0-9]{1,10}){0,2}\.[a-z]{2,6}$/);
    fc.assert(
      fc.property(name, host, (local, domain) => {
        expect(email.parse(`${local}@${domain}`)).toBe(`${local}@${domain}`);
      }),
    );
  });
});
