import { expect, test } from 'vitest';
import { eventLeads, mostEventLeads } from './eventLeads.ts';

const ana = { role: 'EVENT_LEAD', name: ' Ana Ruiz ', phone: '(305) 555-0123' };

test('a lead has a role, a name and perhaps a number', () => {
  expect(eventLeads.parse([ana, { ...ana, phone: ' ' }])).toEqual([
    { role: 'EVENT_LEAD', name: 'Ana Ruiz', phone: '+13055550123' },
    { role: 'EVENT_LEAD', name: 'Ana Ruiz', phone: null },
  ]);
});

test.each([
  [{ ...ana, role: 'BOUNCER' }, ['role'], 'This field is required'],
  [{ ...ana, name: '  ' }, ['name'], 'This field is required'],
  [{ ...ana, name: 'x'.repeat(101) }, ['name'], 'At most 100 characters'],
  [{ ...ana, phone: '555' }, ['phone'], 'Invalid phone number'],
])('the lead %o is refused at %j: %s', (lead, path, message) => {
  expect(eventLeads.safeParse([ana, lead]).error?.issues).toMatchObject([{ path: [1, ...path], message }]);
});

test('an event has at most twenty leads', () => {
  const all = Array.from({ length: mostEventLeads }, () => ana);

  expect(eventLeads.safeParse(all).success).toBe(true);
  expect(eventLeads.safeParse([...all, ana]).error?.issues).toMatchObject([{ message: 'At most 20 leads' }]);
});
