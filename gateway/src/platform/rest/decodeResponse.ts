import { z } from 'zod';
import type { ResponseSchema } from './endpoint.ts';
import { UpstreamSchemaError } from './restError.ts';

/** Limits the paths that are reported: more would not help and could fill a log. */
const namedPaths = 5;

const schemasBySlug = new WeakMap<object, Map<string, z.ZodType>>();

/** The compiled schema of an endpoint, which reads valid responses faster and refuses others with the same issues. */
function schemaFor<Output>(response: ResponseSchema<Output>, productSlug: string): z.ZodType<Output> {
  let schemas = schemasBySlug.get(response);
  if (schemas === undefined) schemasBySlug.set(response, (schemas = new Map<string, z.ZodType>()));
  let schema = schemas.get(productSlug);
  if (schema === undefined) {
    schema = z.compile(typeof response === 'function' ? response(productSlug) : response);
    schemas.set(productSlug, schema);
  }
  // The map's schemas were created from this response.
  return schema as z.ZodType<Output>;
}

function parseJson(endpoint: string, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamSchemaError(endpoint, 'no JSON');
  }
}

/**
 * Parses a successful response by the endpoint's schema; an empty body is null.
 *
 * @throws UpstreamSchemaError naming the endpoint and the paths, never the values.
 */
export function decodeResponse<Output>(
  { name, response }: { readonly name: string; readonly response: ResponseSchema<Output> },
  text: string,
  productSlug: string,
): Output {
  const parsed = schemaFor(response, productSlug).safeParse(parseJson(name, text));
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => (path.length === 0 ? '$' : path.join('.')));
  throw new UpstreamSchemaError(name, 'wrong shape', [...new Set(paths)].slice(0, namedPaths));
}
