import { getNamedType, isInterfaceType, isUnionType, type GraphQLSchema } from 'graphql';
import { documentedTypes, fieldsOf, inputFieldsOf } from './members.ts';
import { rootKindNames, rootKinds } from './rootFields.ts';

/** Where each type appears, as coordinates: `Gig.applications`, `Gig.applications(first:)`, `Query.gig`. */
export function usesOfTypes(schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  const note = (typeName: string, coordinate: string) => {
    const known = uses.get(typeName);
    if (known === undefined) uses.set(typeName, [coordinate]);
    else known.push(coordinate);
  };
  const noteFields = (owner: string, fields: ReturnType<typeof fieldsOf>) => {
    for (const field of fields) {
      note(getNamedType(field.type).name, `${owner}.${field.name}`);
      for (const { name, type } of field.args)
        note(getNamedType(type).name, `${owner}.${field.name}(${name}:)`);
    }
  };
  for (const kind of rootKindNames) {
    const root = schema.getRootType(rootKinds[kind]);
    if (root) noteFields(root.name, fieldsOf(root));
  }
  for (const type of documentedTypes(schema)) {
    noteFields(type.name, fieldsOf(type));
    for (const field of inputFieldsOf(type)) {
      note(getNamedType(field.type).name, `${type.name}.${field.name}`);
    }
    if (isUnionType(type)) for (const member of type.getTypes()) note(member.name, type.name);
    if (isInterfaceType(type)) {
      for (const { name } of schema.getImplementations(type).objects) note(type.name, name);
    }
  }
  return uses;
}
