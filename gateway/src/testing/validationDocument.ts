import { getNamedType, type GraphQLField, type GraphQLSchema, isObjectType, isUnionType } from 'graphql';

const errors = 'errors { code message path }';

function isNode(field: GraphQLField<unknown, unknown>): boolean {
  const type = getNamedType(field.type);
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
}

/** The selection of an object: its errors, and the ids of all nodes. */
function selectionOf(fields: readonly GraphQLField<unknown, unknown>[]): string {
  return fields
    .flatMap((field) => {
      if (field.name === 'errors') return [errors];
      return isNode(field) ? [`${field.name} { id }`] : [];
    })
    .join(' ');
}

/** A document that runs a mutation and selects its errors, its effects and those of its results. */
export function validationDocument(schema: GraphQLSchema, mutation: string): string {
  const payload = getNamedType(schema.getMutationType()?.getFields()[mutation]?.type);
  if (!isObjectType(payload)) throw new Error(`${mutation} has no payload`);
  const fields = Object.values(payload.getFields());
  const results = getNamedType(payload.getFields()['results']?.type);
  const types = isUnionType(results) ? results.getTypes() : isObjectType(results) ? [results] : [];
  const ofResults = types.map(
    (type) => `... on ${type.name} { ${selectionOf(Object.values(type.getFields()))} }`,
  );
  const deleted = fields.filter(({ name }) => name.startsWith('deleted')).map(({ name }) => name);
  const input = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  return `mutation ($input: ${input}!) {
    ${mutation}(input: $input) {
      clientMutationId ${deleted.join(' ')} ${selectionOf(fields)}
      ${types.length === 0 ? '' : `results { __typename ${ofResults.join(' ')} }`}
    }
  }`;
}
