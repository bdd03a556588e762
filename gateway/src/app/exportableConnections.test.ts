import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { expect, test } from 'vitest';
import { exportPlan } from '../integrations/bulkExports/exportPlan.ts';
import { present } from '../testing/present.ts';
import { schema } from './schema.ts';

type Field = GraphQLField<unknown, unknown>;
/** The fields from the root to a type, none of them a list, or the name of a type that is reached by its id. */
type Way = readonly Field[] | 'by its id';

const queryType = present(schema.getQueryType());

const isConnection = ({ type }: Field) => getNamedType(type).name.endsWith('Connection');
const isList = ({ type }: Field) => isListType(getNullableType(type));
const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node');

/** The shortest way to every type that a query can read alone. */
function ways(): ReadonlyMap<GraphQLObjectType, Way> {
  const found = new Map<GraphQLObjectType, Way>([[queryType, []]]);
  const waiting = [queryType];
  for (let type = waiting.shift(); type !== undefined; type = waiting.shift()) {
    const way = found.get(type) ?? [];
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type);
      if (!isObjectType(next) || found.has(next) || isConnection(field) || isList(field)) continue;
      found.set(next, way === 'by its id' ? way : [...way, field]);
      waiting.push(next);
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && isNode(type) && !found.has(type)) found.set(type, 'by its id');
  }
  return found;
}

/** A value of a row that needs no argument. */
function leafOf(connection: Field): string {
  const type = getNamedType(connection.type);
  const node = getNamedType(isObjectType(type) ? type.getFields()['nodes']?.type : undefined);
  const fields = isObjectType(node) || isInterfaceType(node) ? Object.values(node.getFields()) : [];
  return (
    fields.find((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)?.name ??
    '__typename'
  );
}

/** A document that reads the connection alone, with what has to be given as variables. */
function documentOf(type: GraphQLObjectType, connection: Field, way: Way): string {
  const variables: string[] = [];
  const call = ({ name, args }: Field) => {
    const given = args.filter(
      ({ type: of, defaultValue }) => isNonNullType(of) && defaultValue === undefined,
    );
    const values = given.map((argument) => {
      variables.push(`$v${variables.length}: ${String(argument.type)}`);
      return `${argument.name}: $v${variables.length - 1}`;
    });
    return values.length === 0 ? name : `${name}(${values.join(', ')})`;
  };
  const list = `${call(connection)} { totalCount nodes { ${leafOf(connection)} } }`;
  const body =
    way === 'by its id'
      ? `node(id: "x") { ... on ${type.name} { ${list} } }`
      : way.toReversed().reduce((inner, field) => `${call(field)} { ${inner} }`, list);
  return `query ${variables.length === 0 ? '' : `(${variables.join(', ')}) `}{ ${body} }`;
}

/** Those that no query reads alone, with the message for who tries. */
const refused = [
  [
    'GigReview.applications',
    'query ($v0: [DatabaseId!]!) { gigReviews(gigDatabaseIds: $v0) { applications { nodes { id } } } }',
    'Must not select applications for each of gigReviews. Export Gig.applications',
  ],
] as const;

const found = ways();
const connections = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isConnection(field))
      .map((field) => ({ name: `${type.name}.${field.name}`, type, field, way: found.get(type) })),
  );

test('every connection can be read alone, but for those whose error says what to export', () => {
  expect(connections.length).toBeGreaterThan(50);
  expect(connections.filter(({ way }) => way === undefined).map(({ name }) => name)).toEqual(
    refused.map(([name]) => name),
  );
});

test.each(connections.flatMap(({ way, ...each }) => (way === undefined ? [] : [{ ...each, way }])))(
  'an export of $name is planned',
  ({ type, field, way }) => {
    const text = documentOf(type, field, way);
    expect(validate(schema, parse(text))).toEqual([]);
    const { query, path, columns } = exportPlan(parse(text), schema);
    expect(validate(schema, parse(query))).toEqual([]);
    expect(path.at(-1)).toBe(field.name);
    expect(columns).toEqual([[leafOf(field)]]);
  },
);

test.each(refused)('an export of %s is refused, and another one named', (_name, text, message) => {
  expect(validate(schema, parse(text))).toEqual([]);
  expect(() => exportPlan(parse(text), schema)).toThrow(message);
});
