import fc, { type GeneratorValue } from 'fast-check';
import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

const deepest = 6;
const mostFields = 4;
const mostRows = 3;

type AnyField = GraphQLField<unknown, unknown>;

function isConnection({ args }: AnyField): boolean {
  return args.some(({ name }) => name === 'first');
}

function argumentsText(field: AnyField, pick: GeneratorValue): string {
  if (!isConnection(field)) return '';
  const end = pick(fc.constantFrom<string[]>, 'first', 'last');
  return `(${end}: ${pick(fc.integer, { min: 1, max: mostRows })})`;
}

function canSelect(field: AnyField | undefined, depth: number): boolean {
  if (field === undefined || field.args.some(isRequiredArgument)) return false;
  const type = getNamedType(field.type);
  return isLeafType(type) || (isObjectType(type) && depth > 1);
}

function selections(type: GraphQLObjectType, depth: number, pick: GeneratorValue): string {
  const fields = type.getFields();
  const names = Object.keys(fields).filter((name) => canSelect(fields[name], depth));
  if (names.length === 0) return '{ __typename }';
  const maxLength = Math.min(mostFields, names.length);
  const chosen = pick(fc.subarray<string>, names, { minLength: 1, maxLength });
  const texts = chosen.map((name) => {
    const field = fields[name];
    if (field === undefined) return name;
    const fieldType = getNamedType(field.type);
    const below = isObjectType(fieldType) ? selections(fieldType, depth - 1, pick) : '';
    return `${field.name}${argumentsText(field, pick)} ${below}`;
  });
  return `{ ${texts.join(' ')} }`;
}

/**
 * Queries of random fields that need no arguments, below one of the given root fields.
 *
 * @param roots text of a root field with its arguments -> name of its type.
 */
export function arbitraryDocument(
  schema: GraphQLSchema,
  roots: Readonly<Record<string, string>>,
): fc.Arbitrary<string> {
  return fc.gen().map((pick) => {
    const text = pick(fc.constantFrom<string[]>, ...Object.keys(roots));
    const typeName = roots[text] ?? '';
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
    return `{ ${text} ${selections(type, deepest, pick)} }`;
  });
}
