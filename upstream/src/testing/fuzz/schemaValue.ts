import fc from 'fast-check';
import { hostileValue } from './hostileValues.ts';

/** The parts of a JSON schema that values are made from. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  /** False: no items but those of the prefix. */
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};

/** Text of the kinds that routes accept. */
const plausibleTexts = [
  'Dinner service',
  '2026-03-10',
  '2026-03-10T18:00:00Z',
  '2026-03-11T02:00:00Z',
  '18:00',
  '17:00:00',
  'America/Chicago',
  'new@brigade.example',
  '(615) 555-0188',
  '37203',
  'TN',
  '123456',
  '12.50',
  '1',
];

/**
 * Values that fit a schema in most places and are hostile in some, so that they reach the rules behind the validation.
 *
 * @param resolve finds the schema of a reference
 */
export function schemaValue(schema: Schema, resolve: (name: string) => Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: fittingValue(schema, resolve) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function fittingValue(schema: Schema, resolve: (name: string) => Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fittingValue(resolve(schema.$ref), resolve);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => schemaValue(choice, resolve)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => valueOfType(type, schema, resolve)));
}

function valueOfType(
  type: string,
  { items = {}, prefixItems = [], properties = {}, required = [] }: Schema,
  resolve: (name: string) => Schema,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return fc.constantFrom(...plausibleTexts);
    case 'integer':
      return fc.constantFrom(1, 2, 3, 8, 2_147_483_648, Number.MAX_SAFE_INTEGER);
    case 'number':
      return fc.constantFrom(0, 1, 2.5, 21.75, 99_999_999);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return items === false
        ? fc.tuple(...prefixItems.map((item) => schemaValue(item, resolve)))
        : fc.array(schemaValue(items, resolve), { maxLength: 3 });
    default: {
      const model = Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, schemaValue(inner, resolve)]),
      );
      return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
    }
  }
}
