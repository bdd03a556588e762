import fc from 'fast-check';
import { callers } from '../roleRows.ts';
import type { FuzzedRoute } from './fuzzedRoute.ts';
import { hostileText, hostileValue } from './hostileValues.ts';
import { type Schema, schemaValue } from './schemaValue.ts';

/** A request to a route, hostile in some of its parts. */
export type HostileRequest = {
  caller: (typeof callers)[number];
  url: string;
  body: unknown;
  headers: Record<string, string>;
};

/** Requests to a route as any role, with values that the route accepts in most places. */
export function hostileRequest(
  { template, row, query, body }: FuzzedRoute,
  resolve: (name: string) => Schema,
): fc.Arbitrary<HostileRequest> {
  const [path = '', search = ''] = (row.path ?? template).split('?');
  return fc
    .record({
      caller: fc.constantFrom(...callers, 'manager' as const, 'owner' as const, 'admin' as const),
      path: hostilePath(template, path),
      search: hostileSearch(search, query, resolve),
      body: body === null ? fc.constant(undefined) : hostileBody(row.body, body, resolve),
      headers: hostileHeaders,
    })
    .map(({ path: pathname, search: parameters, ...request }) => ({
      ...request,
      url: parameters === '' ? pathname : `${pathname}?${parameters}`,
    }));
}

/** Requests that a role with all permissions makes, with one text in one parameter or field after the other. */
export function sweep({ template, row, query }: FuzzedRoute, texts: readonly string[]): HostileRequest[] {
  const caller = 'admin' as const;
  const [path = '', search = ''] = (row.path ?? template).split('?');
  const inQuery = query.flatMap(({ name }) =>
    texts.map((text) => {
      const parameters = new Map([...new URLSearchParams(search), [name, text] as const]);
      return { caller, url: `${path}?${searchOf(parameters)}`, body: row.body, headers: {} };
    }),
  );
  const inBody = Object.keys(row.body ?? {}).flatMap((name) =>
    texts.map((text) => ({
      caller,
      url: row.path ?? template,
      body: { ...row.body, [name]: text },
      headers: {},
    })),
  );
  const names = template.split('/');
  const inPath = path.split('/').flatMap((part, index, parts) =>
    names[index]?.startsWith(':') === true && /^\d+$/.test(part)
      ? texts.map((text) => ({
          caller,
          url: parts.with(index, encoded(text)).join('/'),
          body: row.body,
          headers: {},
        }))
      : [],
  );
  const numbersInBody = Object.entries(row.body ?? {}).flatMap(([name, value]) =>
    typeof value === 'number'
      ? texts
          .map(Number)
          .filter((number) => !Number.isNaN(number))
          .map((number) => ({
            caller,
            url: row.path ?? template,
            body: { ...row.body, [name]: number },
            headers: {},
          }))
      : [],
  );
  return [...inPath, ...inQuery, ...inBody, ...numbersInBody];
}

function hostilePath(template: string, path: string): fc.Arbitrary<string> {
  const names = template.split('/');
  const parts = path
    .split('/')
    .map((part, index) =>
      names[index]?.startsWith(':') === true
        ? fc.oneof(
            { weight: 5, arbitrary: fc.constant(part) },
            { weight: 1, arbitrary: hostileText.map(encoded) },
          )
        : fc.constant(part),
    );
  return fc.tuple(...parts).map((chosen) => chosen.join('/'));
}

function hostileSearch(
  valid: string,
  query: FuzzedRoute['query'],
  resolve: (name: string) => Schema,
): fc.Arbitrary<string> {
  const parameters = query.map(({ name, schema }) =>
    fc
      .oneof(
        { weight: 1, arbitrary: schemaValue(schema, resolve).map(textOf) },
        { weight: 1, arbitrary: hostileText },
      )
      .map((value): [string, string] => [name, value]),
  );
  if (parameters.length === 0) return fc.constantFrom(valid, 'unknown=1');
  return fc.array(fc.oneof(...parameters), { maxLength: 3 }).map((changes) => {
    const search = new Map([...new URLSearchParams(valid), ...changes]);
    return searchOf(search);
  });
}

/** Objects as JSON: some of the hostile ones have no text of their own. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function searchOf(parameters: ReadonlyMap<string, string>): string {
  return Array.from(parameters, ([name, value]) => `${name}=${encoded(value)}`).join('&');
}

function hostileBody(
  valid: object | undefined,
  schema: Schema,
  resolve: (name: string) => Schema,
): fc.Arbitrary<unknown> {
  const made = schemaValue(schema, resolve);
  if (!valid || Object.keys(valid).length === 0) return made;
  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(valid)), hostileValue)
    .map(([name, value]) => ({ ...valid, [name]: value }));
  return fc.oneof({ weight: 2, arbitrary: changed }, { weight: 2, arbitrary: made });
}

const hostileHeaders = fc.record(
  {
    'x-location-id': fc.constantFrom('1', '2', '0', '-1', '2147483648', 'a', "1' or 1=1"),
    'idempotency-key': fc.constantFrom('one', 'two words', 'a'.repeat(300)),
    'user-agent': fc.constantFrom('', '\u00ff\u0080', 'a'.repeat(2000)),
  },
  { requiredKeys: [] },
);

/** Percent-encodes text, with the bytes of lone surrogates as they are. */
function encoded(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}
