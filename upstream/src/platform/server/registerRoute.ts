import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Caller, isStaffer } from '../access/caller.ts';
import { loadCaller } from '../access/loadCaller.ts';
import { pageJson } from '../paging/pageJson.ts';
import { requireWorker } from '../access/requireWorker.ts';
import { requireScope, scopeOf } from '../access/tokens/requireScope.ts';
import { inDiscardedTransaction } from '../database/joinedTransaction.ts';
import { errorBodySchema, invalidField, notFound, permissionDenied } from '../errors.ts';
import { runIdempotent } from '../idempotency/runIdempotent.ts';
import { clientNetwork } from './clientNetwork.ts';
import { credentialsOf } from './credentialsOf.ts';
import { FileBody } from './fileResponse.ts';
import { idParameter } from './parameters.ts';
import type { RegisteredRoute, RouteAccess } from './route.ts';
import type { Services } from './services.ts';
import { canBeValidated, validateOnlyUrl } from './validateOnly.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of every route that is not public runs. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    access?: RouteAccess;
    takesIdempotencyKey?: boolean;
  }
}

const jsonType = 'application/json; charset=utf-8';

/**
 * Adds a route to the server with its documentation, authentication, validation and handler. Most writes get a second
 * address, at which they are validated only.
 */
export function registerRoute(server: FastifyInstance, route: RegisteredRoute, services: Services): void {
  addRoute(server, route, services, { url: route.url, isDiscarded: false });
  if (canBeValidated(route)) {
    addRoute(server, route, services, { url: validateOnlyUrl(route), isDiscarded: true });
  }
}

function addRoute(
  server: FastifyInstance,
  route: RegisteredRoute,
  services: Services,
  { url, isDiscarded }: { url: string; isDiscarded: boolean },
): void {
  server.route({
    method: route.method,
    url,
    config: { access: route.access, takesIdempotencyKey: takesIdempotencyKey(route) },
    schema: {
      // Documented once for all, at the route that says whether there are such addresses.
      hide: isDiscarded,
      tags: route.tags,
      summary: route.summary,
      ...(route.description && { description: route.description }),
      ...(route.access !== 'public' && { security: securityOf(route) }),
      ...(route.params && { params: route.params }),
      ...(route.body && { body: route.body }),
      querystring: route.query ?? z.strictObject({}),
      response: { ...errorResponses(route), ...route.responses },
    },
    // Before the body is parsed, so that anonymous callers learn nothing about the route's input.
    onRequest: async (request) => {
      if (route.access === 'public') return;
      if (route.access === 'worker') return requireWorker(services.settings, request.headers.authorization);
      request.caller = await loadCaller(
        services.database,
        credentialsOf(request),
        services.clock.systemNow(),
      );
      requireScope(request.caller, route);
      if (route.access === 'staffer' && !isStaffer(request.caller)) throw permissionDenied('gigs.view');
      if (route.access === 'platform-admin' && !request.caller.isPlatformAdmin) throw notFound();
    },
    handler: async (request, reply) => {
      const handle = () =>
        route.handle({
          params: request.params,
          query: request.query,
          body: request.body,
          caller: request.caller as Caller,
          headerLocationId: locationIdHeader(request),
          // Lazy, because only lists need it: health checks may lack a Host header.
          get url() {
            return requestUrl(request, services.settings.publicUrl);
          },
          network: clientNetwork(request.ip),
        });
      const response = isDiscarded
        ? await inDiscardedTransaction(services.database, handle)
        : await handleOnce(handle, { request, route, services });
      const body = 'body' in response ? response.body : undefined;
      if (body instanceof FileBody) return sendFile(reply, body);
      const json = await pageJson(route.responses[response.status], body);
      // Fastify sends text as it is.
      if (json !== null) return reply.code(response.status).type(jsonType).send(json);
      return reply.code(response.status).send(body);
    },
  });
}

/** Handles a request, and one with an Idempotency-Key only once. */
function handleOnce(
  handle: () => ReturnType<RegisteredRoute['handle']>,
  { request, route, services }: { request: FastifyRequest; route: RegisteredRoute; services: Services },
): ReturnType<typeof runIdempotent> {
  const key = request.headers['idempotency-key'];
  if (!takesIdempotencyKey(route) || typeof key !== 'string') return handle();
  return runIdempotent(services, writeOf(request, key), handle);
}

/** Whether an Idempotency-Key makes a route's request happen once; workers have leases instead. */
function takesIdempotencyKey({ method, access, ignoresKey }: RegisteredRoute): boolean {
  return method !== 'GET' && access !== 'worker' && ignoresKey !== true;
}

/** Who may call a route: a session, an API token with the scope, or a worker. */
function securityOf(route: RegisteredRoute): Record<string, string[]>[] {
  if (route.access === 'worker') return [{ worker: [] }];
  const scope = scopeOf(route);
  if (scope === 'PERSON') return [{ session: [] }];
  return [{ session: [] }, { apiToken: scope === 'ANY' ? [] : [scope] }];
}

/** Sends a file to be saved and not opened in the page, because a PDF can contain scripts. */
function sendFile(reply: FastifyReply, { name, mediaType, content }: FileBody): FastifyReply {
  return reply
    .code(200)
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(content);
}

function writeOf(request: FastifyRequest, key: string) {
  const { method, url, body, caller } = request;
  return { userId: caller?.userId ?? null, tokenId: caller?.token?.id ?? null, key, method, url, body };
}

function errorResponses(route: RegisteredRoute): Record<number, typeof errorBodySchema> {
  const statuses = [400, ...(route.access === 'public' ? [] : [401, 403]), ...(route.errors ?? []), 500];
  // The Idempotency-Key of another request.
  if (takesIdempotencyKey(route)) statuses.push(409);
  return Object.fromEntries(statuses.map((status) => [status, errorBodySchema]));
}

/** The URL that the client called, so that links in the response work for it. */
function requestUrl(request: FastifyRequest, publicUrl: string | null): URL {
  const address = `${publicUrl ?? `${request.protocol}://${request.host}`}${request.url}`;
  if (!URL.canParse(address)) throw invalidField('Host', 'The Host header must name this server');
  return new URL(address);
}

function locationIdHeader(request: FastifyRequest): number | null {
  const text = request.headers['x-location-id'];
  if (text === undefined || text === '') return null;
  const { success, data } = idParameter.safeParse(text);
  if (!success) throw invalidField('X-Location-Id', 'X-Location-Id must be the id of a location');
  return data;
}
