import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { callsOf, resultType, type FieldArguments, type FieldCall } from './fieldCalls.ts';

/** A field on the way to a place. */
interface Step extends FieldCall {
  /** The type of the object that it leads to. */
  readonly type: string;
  /** Whether it can lead to objects of other types too. */
  readonly isOneOfSeveral: boolean;
}

/** Where objects of a type are: the fields that lead to them from the root. */
export interface Place {
  readonly steps: readonly Step[];
  readonly type: GraphQLObjectType;
}

/** The type of this name, whose objects have fields. */
export function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type.`);
  return type;
}

/** The keys that lead to an object in a response. */
export const keyOf = (steps: readonly FieldCall[]) => steps.map(({ key }) => key).join('.');

/** The root fields that lead to objects of one type. */
export function rootPlaces(schema: GraphQLSchema, known: FieldArguments): readonly Place[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const type = resultType(field);
    if (!isObjectType(type)) return [];
    return callsOf('Query', field, known).map((call) => ({
      steps: [{ ...call, type: type.name, isOneOfSeveral: false }],
      type,
    }));
  });
}
