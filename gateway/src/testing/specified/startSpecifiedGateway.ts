import { startGateway } from '../../app/startGateway.ts';
import { parseSettings } from '../../platform/settings/settings.ts';
import { readResponse, type TestResponse } from '../startTestGateway.ts';
import { unhurried } from '../upstreamOptions.ts';
import { startSpecifiedServer, type SpecifiedServer } from './specifiedServer.ts';

/** A gateway in front of a server that has what the specification describes and nothing else. */
export interface SpecifiedGateway extends SpecifiedServer {
  /** Posts a GraphQL request: a document or the id of a persisted one, and its variables. */
  post(request: object): Promise<TestResponse>;
}

/** Starts the gateway and its server on free ports. */
export async function startSpecifiedGateway(): Promise<SpecifiedGateway> {
  const server = await startSpecifiedServer();
  const gateway = await startGateway(
    unhurried(
      parseSettings({
        BRIGADE_ENV: 'test',
        PORT: '0',
        LOG_LEVEL: 'silent',
        PRODUCT_SLUG: 'zephyr',
        UPSTREAM_API_BASE: server.url,
      }),
    ),
  );
  return {
    ...server,
    url: gateway.url,
    async post(request) {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer zephyr' },
        body: JSON.stringify(request),
      });
      return readResponse(response);
    },
    async close() {
      await gateway.close();
      await server.close();
    },
  };
}
