import type { Context } from '../context.ts';
import type { Loader } from '../rest/loader.ts';
import { found } from './found.ts';
import { isDatabaseId } from './globalId.ts';

/**
 * What has this number. A number that nothing can have is not asked for: it would fail the call that it shares with
 * others.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export async function loadById<Value>(
  loader: Loader<number, Value>,
  id: number,
  noun: string,
  { rest }: Pick<Context, 'rest'>,
): Promise<Value> {
  return found(isDatabaseId(id) ? await rest.load(loader, id) : null, noun);
}

/** Like `loadById`, but without a promise for what the request has loaded before. */
export function knownOrLoaded<Value>(
  loader: Loader<number, Value>,
  id: number,
  noun: string,
  { rest }: Pick<Context, 'rest'>,
): Value | Promise<Value> {
  return rest.known(loader, id) ?? loadById(loader, id, noun, { rest });
}
