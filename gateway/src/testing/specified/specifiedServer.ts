import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { rowsOfLists, specifiedEntities, specifiedLists, type SpecifiedList } from './specifiedCalls.ts';
import { inDialect, type ValueDialect } from './specifiedValues.ts';
import { specifiedWrites, type ReceivedWrite } from './specifiedWrites.ts';

/** What the specification leaves open, and servers do differently. */
export interface Dialect extends ValueDialect {
  /** Which lists come in the envelope of a page; the others are plain arrays. Those that are paged by default. */
  readonly envelopes?: 'paged' | 'all' | 'none';
  /** Whether pages past the end are refused (404 "Invalid page."). They are empty by default. */
  readonly refusesPastEnd?: boolean;
  /** The rows of a page at most; 100 by default. */
  readonly cap?: number;
  /** Whether envelopes have a count; they have by default. */
  readonly counts?: boolean;
  /** The status of the first so many invitations is ACCEPTED; of none by default. */
  readonly acceptedInvitations?: number;
  /** Whether several values of one parameter are refused (400). No filter has an effect by default. */
  readonly refusesSeveralValues?: boolean;
  /** Whether rows have fields that the specification does not name. */
  readonly hasExtraFields?: boolean;
}

interface SpecifiedResponse {
  readonly status: number;
  /** Undefined for none. */
  readonly body: unknown;
}

const notFound: SpecifiedResponse = { status: 404, body: { detail: 'Not found.' } };

function matching<Value>(calls: Readonly<Record<string, Value>>, path: string): Value | undefined {
  return Object.entries(calls).find(([pattern]) => {
    return new RegExp(`^${pattern.replaceAll('*', '[\\w-]*\\d[\\w-]*')}$`).test(path);
  })?.[1];
}

function pageResponse(list: SpecifiedList, url: URL, dialect: Dialect): SpecifiedResponse {
  const { envelopes = 'paged', refusesPastEnd = false, cap = 100, counts = true } = dialect;
  const { acceptedInvitations = 0 } = dialect;
  const extra = dialect.hasExtraFields === true ? { region: 'Midwest', flags: [1], owner: { id: 7 } } : {};
  const isInvitations = url.pathname.endsWith('/invitations/');
  const all = Array.from({ length: rowsOfLists }, (_, index) => ({
    ...list.row(index + 1),
    ...extra,
    ...(isInvitations && index < acceptedInvitations && { status: 'ACCEPTED' }),
  }));
  if (envelopes === 'none' || (envelopes === 'paged' && !list.isPaged)) return { status: 200, body: all };
  const page = Number(url.searchParams.get('page') ?? 1);
  const size = Math.min(cap, Number(url.searchParams.get('page_size') ?? 25));
  const last = Math.ceil(all.length / size);
  if (page > last && refusesPastEnd) return { status: 404, body: { detail: 'Invalid page.' } };
  const link = (number: number) => `${url.origin}${url.pathname}?page=${number}`;
  const body = {
    ...(counts && { count: all.length }),
    next: page < last ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: all.slice((page - 1) * size, page * size),
  };
  return { status: 200, body };
}

function respondToWrite({ call, body }: ReceivedWrite): SpecifiedResponse {
  const write = matching(specifiedWrites, call);
  if (write === undefined) return notFound;
  const written = write(Number(/(\d+)\/(?:[a-z-]+\/)?$/.exec(call)?.[1] ?? 1), Object(body) as object);
  return written === undefined ? { status: 204, body: written } : { status: 200, body: written };
}

function respondToRead(url: URL, path: string, dialect: Dialect): SpecifiedResponse {
  if (
    dialect.refusesSeveralValues === true &&
    [...url.searchParams.values()].some((value) => value.includes(','))
  ) {
    return { status: 400, body: { gig_id: ['Enter a number.'] } };
  }
  const list = matching(specifiedLists, path);
  if (list !== undefined) return pageResponse(list, url, dialect);
  const entity = matching(specifiedEntities, path);
  if (entity === undefined) return notFound;
  return { status: 200, body: entity(Number(/\/(\d+)\/$/.exec(path)?.[1] ?? 1)) };
}

/** A server of another product, Zephyr, that has what the specification describes and nothing else. */
export interface SpecifiedServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** From now on it responds like this. Deletes what was written. */
  speak(dialect: Dialect): void;
  /** The writes since it speaks like this, in their order. */
  readonly writes: () => readonly ReceivedWrite[];
  close(): Promise<void>;
}

/** Starts the server on a free port. Its lists have {@link rowsOfLists} rows. */
export async function startSpecifiedServer(): Promise<SpecifiedServer> {
  let dialect: Dialect = {};
  let base = '';
  const writes: ReceivedWrite[] = [];

  function respond(method: string, url: URL, sent: string): SpecifiedResponse {
    const path = url.pathname.replace(/^\/api/, '');
    if (method === 'GET') return respondToRead(url, path, dialect);
    const write = { call: `${method} ${path}`, body: sent === '' ? null : (JSON.parse(sent) as unknown) };
    writes.push(write);
    return respondToWrite(write);
  }

  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const { status, body } = respond(request.method ?? 'GET', new URL(request.url ?? '/', base), sent);
      response.writeHead(status, { 'content-type': 'application/json' });
      return response.end(body === undefined ? undefined : JSON.stringify(inDialect(body, dialect)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: base,
    speak(next) {
      dialect = next;
      writes.length = 0;
    },
    writes: () => writes,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
