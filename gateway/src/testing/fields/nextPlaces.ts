import { isAbstractType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Answers } from './answers.ts';
import type { Coverage } from './coverage.ts';
import { callsOf, resultType, type FieldArguments } from './fieldCalls.ts';
import { keyOf, objectType, type Place } from './place.ts';

/** The answers of each role. */
export type AllAnswers = ReadonlyMap<string, Answers>;

/** In how many places those who ask look for values of the fields of one type. */
const mostPlaces = 3;

/** Asked about only where the fixtures say: in other places, the callers have other roles. */
const chosenTypes: readonly string[] = ['Location', 'Organization'];

/** The roles that got objects of a type at these keys. */
export function rolesAt(key: string, typeName: string, answers: AllAnswers): readonly string[] {
  return [...answers].flatMap(([role, { types }]) => (types.get(key)?.has(typeName) === true ? [role] : []));
}

/** Where the fields of places lead to, as far as someone got there. */
function placesBelow(
  { steps, type }: Place,
  schema: GraphQLSchema,
  known: FieldArguments,
  answers: AllAnswers,
): readonly Place[] {
  return Object.values(type.getFields()).flatMap((field) =>
    callsOf(type.name, field, known).flatMap((call) => {
      const key = keyOf([...steps, call]);
      const names = new Set([...answers.values()].flatMap(({ types }) => [...(types.get(key) ?? [])]));
      return [...names].toSorted().map((name) => ({
        steps: [...steps, { ...call, type: name, isOneOfSeveral: isAbstractType(resultType(field)) }],
        type: objectType(schema, name),
      }));
    }),
  );
}

/** Whether a field of a type was null for everyone so far. */
function lacksValues(type: GraphQLObjectType, answers: AllAnswers): boolean {
  return Object.keys(type.getFields()).some((name) =>
    [...answers.values()].every(({ found }) => !found.has(`${type.name}.${name}`)),
  );
}

/** The places to ask about next: where someone gets to a type first, or where its fields may have more values. */
export function nextPlaces(
  places: readonly Place[],
  schema: GraphQLSchema,
  known: FieldArguments,
  answers: AllAnswers,
  coverage: Coverage,
): readonly Place[] {
  const candidates = places
    .flatMap((place) => placesBelow(place, schema, known, answers))
    .filter(({ type }) => !chosenTypes.includes(type.name))
    .map((place) => ({ ...place, roles: rolesAt(keyOf(place.steps), place.type.name, answers) }))
    .toSorted((one, other) => other.roles.length - one.roles.length);
  const repeated = new Set<string>();
  return candidates.filter(({ type, roles }) => {
    const isFirst = roles.some((role) => !coverage.reachedBy(type.name).has(role));
    const isRepeated =
      !repeated.has(type.name) && coverage.visitsOf(type.name) < mostPlaces && lacksValues(type, answers);
    if (!isFirst && !isRepeated) return false;
    repeated.add(type.name);
    coverage.add(type.name, roles);
    return true;
  });
}
