import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { signingSecret } from '../../platform/images/signingSecret.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { readExportLink } from './exportLink.ts';
import { exportFormats } from './exportStates.ts';
import './exportTables.ts';

const partNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .default('0')
  .transform(Number);

/**
 * How long after the end of its link a download that began in time can continue, in milliseconds. Files are sent part by part,
 * to slow clients for long.
 */
const graceMilliseconds = 3_600_000;

/** `GET /api/exports/files/:token/`: a part of the file that a link opens. */
export const getFilePart = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/exports/files/:token/',
    access: 'public',
    tags: ['exports'],
    summary: 'Read a part of an exported file',
    description:
      'The token of the link is the permission; it works for up to half an hour while the account that started the export is ' +
      'active, and its API token, if it has one. `after` is the number of the part before; parts after the first can be read ' +
      'for another hour, so that a download that began in time is complete.',
    params: z.object({ token: z.string().max(200) }),
    query: z.strictObject({ after: partNumber }),
    responses: {
      200: z.object({
        name: z.string(),
        format: z.enum(exportFormats),
        bytes: z.int(),
        part: z.object({ number: z.int(), content: z.string() }).nullable().describe('Null after the last'),
      }),
    },
    errors: [404],
    handle: async ({ params: { token }, query: { after } }) => {
      const now = services.clock.systemNow();
      const grant = readExportLink(await signingSecret(services), token);
      const grace = after > 0 ? graceMilliseconds : 0;
      if (!grant || grant.expires + grace <= now.getTime()) throw notFound('file');
      const found = await services.database
        .selectFrom('exports')
        .innerJoin('users', 'users.id', 'exports.user_id')
        .leftJoin('api_tokens', 'api_tokens.id', 'exports.api_token_id')
        .select(['exports.name', 'exports.format', 'exports.byte_count'])
        .where('exports.id', '=', grant.exportId)
        .where('exports.user_id', '=', grant.userId)
        .where('exports.state', '=', 'COMPLETED')
        .where('exports.expires_ts', '>', now)
        .where('users.account_status', '=', 'ACTIVE')
        .where('api_tokens.revoked_ts', 'is', null)
        .executeTakeFirst();
      if (!found) throw notFound('file');
      const part = await services.database
        .selectFrom('export_parts')
        .select(['number', 'content'])
        .where('export_id', '=', grant.exportId)
        .where('number', '>', after)
        .orderBy('number')
        .limit(1)
        .executeTakeFirst();
      const { name, format, byte_count } = found;
      return { status: 200, body: { name, format, bytes: byte_count, part: part ?? null } };
    },
  });
