import { expect, test } from 'vitest';
import { eventLeadRoleFromName, eventLeadRoleName, eventLeadRoles } from './eventLeadRole.ts';

test('the eight roles of event leads have their names', () => {
  expect(eventLeadRoles.map(eventLeadRoleName)).toEqual([
    'Event Lead',
    'Event Coordinator',
    'Event Staff',
    'Conversion Staff',
    'Driver',
    'Host',
    'Wardrobe',
    'Assistant Team Lead',
  ]);
});

test('each name of a lead role leads back to it, and others to none', () => {
  expect(eventLeadRoles.map((role) => eventLeadRoleFromName(eventLeadRoleName(role)))).toEqual(
    eventLeadRoles,
  );
  expect(eventLeadRoleFromName('Bouncer')).toBeNull();
});
