import type { GigTermUse } from '@brigade/domain/schedule/terms/gigTerms.ts';
import type { Context } from '../../platform/context.ts';
import type { PathsByTarget } from '../../platform/errors/userError.ts';
import { termsIn } from './termInputs.ts';

/** The most entries of a list whose errors name an entry. */
const longestList = 50;

/**
 * Converts validated input fields into a REST request body. Fields that are left out are not sent. Null is sent only
 * where it removes a value.
 */
export async function termBody(
  input: Readonly<Record<string, unknown>>,
  use: GigTermUse,
  context: Context,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = await Promise.all(
    termsIn(use).map(async ({ field, wire, row }) => {
      const value = input[field];
      if (value != null) return [[wire, await row.toWire(value as never, context)]] as const;
      const isRemoved = value === null && row.isClearable && (use === 'editing' || use === 'template');
      return isRemoved ? ([[wire, null]] as const) : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/** Maps the fields that REST names in its errors to the input fields of one place. */
export function termPaths(use: GigTermUse): PathsByTarget {
  return Object.fromEntries<readonly string[]>(
    termsIn(use).flatMap(({ field, wire, row }): [string, readonly string[]][] => [
      [wire, [field]],
      ...(row.isList
        ? Array.from({ length: longestList }, (_, index): [string, string[]] => [
            `${wire}.${index}`,
            [field, String(index)],
          ])
        : []),
    ]),
  );
}
