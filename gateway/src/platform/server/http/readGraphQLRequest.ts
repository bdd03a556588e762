import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { HttpProblem } from './httpProblem.ts';
import { readBody } from './readBody.ts';

const variables = z.record(z.string(), z.unknown()).nullish();

/** A GraphQL request: the text of a document (`query`), or the `id` of a persisted one. */
const graphqlRequest = z
  .object({
    query: z.string().nullish(),
    id: z.string().max(128).nullish(),
    variables,
    operationName: z.string().nullish(),
    extensions: variables,
  })
  .refine(({ query, id }) => (typeof query === 'string') !== (typeof id === 'string'), {
    path: ['query'],
    error: 'give either "query" or "id"',
  });

export type GraphQLRequest = z.infer<typeof graphqlRequest>;

function badRequest(message: string): HttpProblem {
  return new HttpProblem(400, 'BAD_REQUEST', message);
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`${what} is not JSON.`);
  }
}

function decode(given: unknown): GraphQLRequest {
  if (Array.isArray(given)) throw badRequest('Several operations in one request are not supported.');
  const { data, error } = graphqlRequest.safeParse(given);
  // Yoga takes an empty name for none, and graphql-js for one that does not exist.
  if (data !== undefined) return data.operationName === '' ? { ...data, operationName: null } : data;
  const [issue] = error.issues;
  throw badRequest(`${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'is not valid'}.`);
}

/**
 * Only this content type is accepted: other sites cannot send it without a CORS preflight. Its text is UTF-8.
 */
function requireJson({ headers }: IncomingMessage): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() === 'application/json' && isUtf8) return;
  throw new HttpProblem(415, 'BAD_REQUEST', 'The content type must be application/json in UTF-8.');
}

/**
 * Images, links and forms of other sites can trigger GET requests. GraphQL clients name JSON in Accept, and
 * browsers let a script of another site read the response only if CORS allows it.
 */
function requireReader({ headers }: IncomingMessage): void {
  if (/\bapplication\/(graphql-response\+)?json\b/.test(headers.accept ?? '')) return;
  if (headers['sec-fetch-mode'] === 'cors') return;
  throw new HttpProblem(406, 'BAD_REQUEST', 'A GET request must name application/json in its Accept header.');
}

function readQuery(request: IncomingMessage): GraphQLRequest {
  const { searchParams } = new URL(request.url ?? '/', 'http://gateway');
  const json = (name: string) => {
    const text = searchParams.get(name);
    return text === null || text === '' ? null : parseJson(text, name);
  };
  return decode({
    query: searchParams.get('query'),
    id: searchParams.get('id'),
    operationName: searchParams.get('operationName'),
    variables: json('variables'),
    extensions: json('extensions'),
  });
}

/**
 * Receives a GraphQL request over HTTP: a POST of JSON, or a GET with the same names in its query.
 *
 * @param maxBodyBytes the limit for the body of a POST.
 * @returns parses what was received: requests wait for their turn before that.
 * @throws HttpProblem
 */
export async function receiveGraphQLRequest(
  request: IncomingMessage,
  maxBodyBytes: number,
): Promise<() => GraphQLRequest> {
  if (request.method === 'GET') {
    requireReader(request);
    return () => readQuery(request);
  }
  if (request.method !== 'POST') {
    throw new HttpProblem(405, 'BAD_REQUEST', 'GraphQL is served by GET and POST.', { allow: 'GET, POST' });
  }
  requireJson(request);
  const text = await readBody(request, maxBodyBytes);
  return () => decode(parseJson(text, 'The body'));
}
