import { STATUS_CODES } from 'node:http';
import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The header of a write; keys are checked where they are used. */
const keyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: '^[\\w.:-]{1,200}$',
      description:
        'A random key of this request. Its retries take effect once and get the response of the first one, for 24 hours.',
    },
  },
};

/** Describes a route, and the key that it takes. */
const described: SwaggerTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const takesKey = document.route.config?.takesIdempotencyKey === true;
  return { schema: takesKey ? { ...schema, headers: keyHeader } : schema, url };
};

/** Serves `/openapi.json`, generated from the routes that are registered afterwards. */
export async function describeRoutes(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Brigade reference REST API',
        version: '1',
        description: 'A staffing marketplace for hospitality.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'A token of `/api/users/me/api-tokens/`; routes name the scope that it needs',
          },
          worker: {
            type: 'http',
            scheme: 'bearer',
            description: 'The secret that this server shares with the processes that deliver webhooks',
          },
        },
      },
    },
    transform: described,
    transformObject: (document) => polish(jsonSchemaTransformObject(document)),
  });
  server.get('/openapi.json', { schema: { hide: true } }, () => server.swagger());
}

type Description = ReturnType<SwaggerTransformObject>;

/** Describes each response by its status and removes unreferenced schemas. */
function polish(description: Description): Description {
  const text = JSON.stringify(description, (key, value: unknown) =>
    key in STATUS_CODES && isUnnamed(value) ? { ...value, description: STATUS_CODES[key] } : value,
  );
  const polished = JSON.parse(text) as Description & { components: { schemas: Record<string, unknown> } };
  dropUnused(polished);
  return polished;
}

/** Repeats, because a removed schema may hold the last reference to another one. */
function dropUnused(description: { components: { schemas: Record<string, unknown> } }): void {
  const { schemas } = description.components;
  const text = JSON.stringify(description);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  if (unused.length === 0) return;
  for (const name of unused) delete schemas[name];
  dropUnused(description);
}

function isUnnamed(answer: unknown): answer is { description: string } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'description' in answer &&
    answer.description === 'Default Response'
  );
}
