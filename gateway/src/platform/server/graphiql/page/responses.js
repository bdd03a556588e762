import { createResponseReader } from './responseReader.js';
import { withCaller } from './callerHeaders.js';

/** What GraphiQL sends by itself, to know the schema. */
const ownOperations = new Set(['IntrospectionQuery']);

function requestOf(target, { method, body } = {}) {
  const { pathname } = new URL(target instanceof Request ? target.url : target, location.href);
  if (pathname !== '/graphql' || method !== 'POST' || typeof body !== 'string') return null;
  const { query, variables, operationName } = JSON.parse(body);
  const isOwn = ownOperations.has(operationName) || query.includes('query IntrospectionQuery');
  return isOwn ? null : { query, variables, operationName };
}

/** The same response, whose results are read on their way to GraphiQL. The stream ends when GraphiQL stops reading. */
function observed(response, onResult) {
  if (response.body === null) return response;
  const decoder = new TextDecoder();
  const reader = createResponseReader(response.headers.get('content-type') ?? '', onResult);
  const observer = new TransformStream({
    transform(chunk, controller) {
      reader.add(decoder.decode(chunk, { stream: true }));
      controller.enqueue(chunk);
    },
    flush: () => reader.end(),
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(observer), { status, statusText, headers });
}

const send = globalThis.fetch.bind(globalThis);

/** Adds the caller to whatever GraphiQL sends, and asks for the REST calls of what a person runs. */
export function observeResponses(onResponse) {
  globalThis.fetch = async (target, options = {}) => {
    const request = requestOf(target, options);
    const headers = withCaller(options.headers);
    if (request === null) return send(target, { ...options, headers });
    if (headers.has('authorization')) headers.set('x-brigade-trace', '1');
    let count = 0;
    const response = await send(target, { ...options, headers });
    return observed(response, (result) => {
      count += 1;
      onResponse({ request, result, count });
    });
  };
}

/** Runs an operation of the page itself, as the caller. */
export async function ask(query, variables) {
  const response = await send('/graphql', {
    method: 'POST',
    headers: withCaller({ 'content-type': 'application/json' }),
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  const [payload] = Object.values(data ?? {});
  const problem = errors?.[0] ?? payload?.errors?.[0];
  if (problem) throw new Error(problem.message);
  return payload;
}
