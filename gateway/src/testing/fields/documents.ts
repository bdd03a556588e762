import { isLeafType } from 'graphql';
import { callsOf, resultType, type FieldArguments } from './fieldCalls.ts';
import type { Place } from './place.ts';

/** How many places one document asks about, within the limits of documents. */
const mostPlaces = 8;

/** Whether one document can ask about both: no key leads to objects of two types. */
function areCompatible(one: Place, other: Place): boolean {
  for (const [index, step] of one.steps.entries()) {
    const opposite = other.steps[index];
    if (opposite?.key !== step.key) return true;
    if (opposite.type !== step.type) return false;
  }
  return true;
}

/** Divides places among documents. */
export function inDocuments(places: readonly Place[]): readonly (readonly Place[])[] {
  const documents: Place[][] = [];
  for (const place of places) {
    const fitting = documents.find(
      (each) => each.length < mostPlaces && each.every((other) => areCompatible(place, other)),
    );
    if (fitting === undefined) documents.push([place]);
    else fitting.push(place);
  }
  return documents;
}

/** All fields of the objects at a place, with no more of other objects than their types. */
function fieldsAt({ type }: Place, known: FieldArguments): readonly string[] {
  return Object.values(type.getFields()).flatMap((field) =>
    callsOf(type.name, field, known).map(({ text }) =>
      isLeafType(resultType(field)) ? text : `${text} { __typename }`,
    ),
  );
}

/** A document that asks for all fields at these places. */
export function documentOf(places: readonly Place[], known: FieldArguments): string {
  function selected(here: readonly Place[], depth: number): string {
    const own = here.filter(({ steps }) => steps.length === depth).flatMap((place) => fieldsAt(place, known));
    const deeper = here.filter(({ steps }) => steps.length > depth);
    const groups = Map.groupBy(deeper, ({ steps }) => steps[depth]?.key);
    const below = [...groups.values()].map((group) => {
      const step = group[0]?.steps[depth];
      const inner = selected(group, depth + 1);
      return `${step?.text} { ${step?.isOneOfSeveral ? `... on ${step.type} { ${inner} }` : inner} }`;
    });
    return ['__typename', ...own, ...below].join(' ');
  }
  return `{ ${selected(places, 0)} }`;
}
