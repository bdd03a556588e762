import { z } from 'zod';
import { inParts } from './inParts.ts';
import { type Page, rowSchemaOf } from './page.ts';

/** Rows that are written at once. */
const rowsAtOnce = 25;

/**
 * The JSON of a page, which is checked against its schema. It is written a part at a time, because that takes longer
 * than any statement of the page.
 *
 * @returns null for what is not a page
 * @throws ZodError for a page that does not fit its schema
 */
export async function pageJson(schema: z.ZodType | undefined, body: unknown): Promise<string | null> {
  const row = schema && rowSchemaOf(schema);
  if (schema === undefined || row === undefined) return null;
  const page = body as Page<unknown>;
  const list = z.array(row);
  const rows = await inParts(page.results, rowsAtOnce, (part) => [arrayItems(z.encode(list, part))]);
  const frame = JSON.stringify(z.encode(schema, { ...page, results: [] }));
  // The results are the last field of a page.
  return `${frame.slice(0, -'[]}'.length)}[${rows.join(',')}]}`;
}

/** The JSON of the items of an array, without its brackets. */
function arrayItems(items: unknown): string {
  return JSON.stringify(items).slice(1, -1);
}
