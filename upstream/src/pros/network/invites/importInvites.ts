import { z } from 'zod';
import { requireAtLocation } from '../../../platform/access/locationAccess.ts';
import { id } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';
import { importResult } from './importResult.ts';
import { inviteEach } from './inviteEach.ts';

/** The maximum number of rows of one import. */
const mostRows = 500;

/** `POST /api/staffer/network/invites/import/`: invites the guest of each row of a table. */
export const importNetworkInvites = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/network/invites/import/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: "Invite many guests to a location's network",
    description:
      'Each row has a separate transaction: an error in one does not prevent others. Needs applications.manage.',
    body: z.strictObject({
      location_id: id,
      rows: z
        .array(z.strictObject({ name: z.string(), email: z.string(), phone_number: z.string() }))
        .min(1, 'There are no rows')
        .max(mostRows, `At most ${mostRows} rows`),
    }),
    responses: { 200: z.array(importResult) },
    errors: [404],
    handle: async ({ body: { location_id: locationId, rows }, caller }) => {
      await requireAtLocation(services.database, caller, locationId, 'applications.manage');
      return { status: 200, body: await inviteEach(services, caller, { locationId, rows }) };
    },
  });
