import type { GraphQLField, GraphQLNamedType } from 'graphql';
import type { Area } from './areas.ts';
import type { Reference } from './reference.ts';
import { rootFields, type RootKind } from './rootFields.ts';

/** The root fields of an area, by name. */
export function fieldsIn(
  area: Area,
  kind: RootKind,
  { schema, areaOf }: Reference,
): readonly GraphQLField<unknown, unknown>[] {
  return Object.values(rootFields(schema, kind))
    .filter(({ name }) => areaOf(name) === area)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The types of an area, by name. */
export function typesIn(area: Area, { types, areaOf }: Reference): readonly GraphQLNamedType[] {
  return types.filter(({ name }) => areaOf(name) === area);
}
