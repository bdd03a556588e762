import { expect, test } from 'vitest';
import { linkableAccountWire } from './linkableAccountWire.ts';

test('an account with an unknown role keeps its known roles', () => {
  const place = { location_id: 1, location_name: 'Saltbox' };
  const account = {
    id: 1,
    managed_locations: [
      { ...place, role: 'SOUS_CHEF' },
      { ...place, role: 'ADMIN' },
    ],
    organization_roles: [{ organization_id: 1, organization_name: 'Saltbox', role: 'OWNER' }],
  };

  expect(linkableAccountWire.parse(account)).toMatchObject({
    managed_locations: [{ ...place, role: 'ADMIN' }],
    organization_roles: [],
  });
});
