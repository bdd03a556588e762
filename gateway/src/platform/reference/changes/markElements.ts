import type { GraphQLSchema } from 'graphql';

const coordinates = /[A-Za-z]\w*(?:\.\w+)?(?:\(\w+:\))?/g;

/** Whether a text names an element of a schema: `Gig`, `Gig.wage`, `Gig.applications(first:)`. */
export type IsElement = (coordinate: string) => boolean;

/** Knows the elements of several schemas by their types. */
export function elementsOf(...schemas: readonly GraphQLSchema[]): IsElement {
  return (coordinate) => {
    const [type = ''] = coordinate.split(/[.(]/, 1);
    return schemas.some((schema) => schema.getType(type) !== undefined);
  };
}

/** Replaces the elements that a sentence names. */
export function markElements(
  sentence: string,
  isElement: IsElement,
  mark: (coordinate: string) => string,
): string {
  return sentence.replace(coordinates, (found) => (isElement(found) ? mark(found) : found));
}
