import { expect, test } from 'vitest';
import { leadBody } from './EventLead.ts';

test.each([
  ['(615) 555-0123', '+16155550123'],
  [' ', null],
  [null, null],
])('the phone number %j of an event lead is sent as %j', (phone, sent) => {
  expect(leadBody({ role: 'EVENT_LEAD', name: 'Ana', phone })).toMatchObject({ phone: sent });
});
