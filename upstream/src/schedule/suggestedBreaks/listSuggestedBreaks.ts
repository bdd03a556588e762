import { z } from 'zod';
import { invalidField } from '../../platform/errors.ts';
import { id, idParameter, instant, instantParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

const breakResponse = z
  .object({
    id,
    created_ts: instant,
    last_updated_ts: instant,
    break_trigger_minutes: z.int().describe('The break applies to shifts longer than this'),
    break_length_minutes: z.int(),
    created_by: id.nullable(),
    last_updated_by: id.nullable(),
  })
  .meta({ id: 'SuggestedBreak' });

const breakQuery = z.strictObject({
  market_id: idParameter
    .optional()
    .describe('The breaks of this market if it defines any, else the national ones'),
  start_time: instantParameter.optional(),
  end_time: instantParameter
    .optional()
    .describe('With `start_time`: only breaks that apply to a shift of this length'),
});

/** `GET /api/timesheets/suggested-breaks/`: suggested lengths of unpaid breaks. */
export const listSuggestedBreaks = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/timesheets/suggested-breaks/',
    access: 'session',
    tags: ['suggested breaks'],
    summary: 'List suggested unpaid breaks, shortest shifts first',
    description: 'If several apply to a shift, use the last one: breaks do not add up.',
    query: breakQuery,
    responses: { 200: z.array(breakResponse) },
    handle: async ({ query: { market_id, start_time, end_time } }) => {
      const minutes = shiftMinutes(start_time, end_time);
      const rows = await database
        .selectFrom('suggested_breaks')
        .selectAll()
        .where((eb) => eb.or([eb('market_id', 'is', null), eb('market_id', '=', market_id ?? null)]))
        .orderBy('break_trigger_minutes')
        .orderBy('id')
        .execute();
      const own = rows.filter((row) => row.market_id !== null);
      const breaks = (own.length > 0 ? own : rows).filter((row) => row.break_trigger_minutes < minutes);
      return {
        status: 200,
        body: breaks.map((row) => ({
          ...row,
          created_ts: row.created_ts.toISOString(),
          last_updated_ts: row.last_updated_ts.toISOString(),
        })),
      };
    },
  });

/** The minutes of the requested shift; Infinity without one. */
function shiftMinutes(start: Date | undefined, end: Date | undefined): number {
  if (start === undefined && end === undefined) return Number.POSITIVE_INFINITY;
  if (start === undefined) throw invalidField('start_time', 'Send both times, or none');
  if (end === undefined) throw invalidField('end_time', 'Send both times, or none');
  if (end <= start) throw invalidField('end_time', 'The end must be after the start');
  return (end.getTime() - start.getTime()) / 60_000;
}
