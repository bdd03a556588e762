import type { Comparison } from './comparison.ts';
import type { SchemaChange } from './schemaChange.ts';

/** What may name an element of a schema: `Gig`, `Gig.wage`, `Gig.applications(first:)`. */
const coordinates = /[A-Za-z]\w*(?:\.\w+)?(?:\(\w+:\))?/g;

/** A change in Markdown: its elements as code, followed by the reason and the date if it was declared. */
export function changeText(
  { description }: SchemaChange,
  { release, current, declared }: Comparison,
): string {
  const isElement = (coordinate: string) => {
    const [type = ''] = coordinate.split(/[.(]/, 1);
    return [release.schema, current].some((schema) => schema.getType(type) !== undefined);
  };
  const marked = description.replace(coordinates, (found) => (isElement(found) ? `\`${found}\`` : found));
  const why = declared.find((each) => each.description === description);
  return why === undefined ? marked : `${marked} ${why.reason} (${why.date})`;
}
