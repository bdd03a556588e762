import { z } from 'zod';
import { requireAtLocation } from '../../../platform/access/locationAccess.ts';
import { id } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Upstream } from '../../../platform/server/services.ts';
import { importResult } from './importResult.ts';
import { inviteEach } from './inviteEach.ts';

/** Rows of one import. */
const mostRows = 500;

/** `POST /api/staffer/network/invites/import/`: invites the rows of a table, each for itself. */
export const importNetworkInvites = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/staffer/network/invites/import/',
    access: 'staffer',
    tags: ['network'],
    summary: "Invite many into a location's network",
    description:
      'Each row is a transaction: what is wrong with one keeps no other from being sent. With validate_only nothing ' +
      'is sent, and each row says what would become of it. Needs applications.manage.',
    body: z.strictObject({
      location_id: id,
      rows: z
        .array(z.strictObject({ name: z.string(), email: z.string(), phone_number: z.string() }))
        .min(1, 'There are no rows')
        .max(mostRows, `At most ${mostRows} rows`),
      validate_only: z.boolean().default(false),
    }),
    responses: { 200: z.array(importResult) },
    errors: [404],
    handle: async ({ body: { location_id: locationId, rows, validate_only: isDryRun }, caller }) => {
      await requireAtLocation(upstream.database, caller, locationId, 'applications.manage');
      return { status: 200, body: await inviteEach(upstream, caller, { locationId, rows, isDryRun }) };
    },
  });
