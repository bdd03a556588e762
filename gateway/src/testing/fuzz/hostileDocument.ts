import fc, { type GeneratorValue } from 'fast-check';
import { print, parse, type GraphQLSchema } from 'graphql';
import { documentWriter, valuesOf } from './documentWriter.ts';

/** A document of any shape, with values for its variables. */
export interface HostileDocument {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** How deep the selections of a document go; some are beyond what the gateway allows. */
const depths = [1, 2, 3, 4, 5, 6, 25];

/**
 * Queries over the schema: selections in one another, aliases that conflict or not, fragments on types that fit or not,
 * fragments that contain themselves, directives, names that do not exist.
 *
 * @param roots text of a root field with its arguments -> name of its type.
 */
export function hostileDocument(
  schema: GraphQLSchema,
  roots: Readonly<Record<string, string>>,
): fc.Arbitrary<HostileDocument> {
  const valueAt = valuesOf(schema);
  return fc.gen().map((pick: GeneratorValue): HostileDocument => {
    const writer = documentWriter(schema, valueAt, pick);
    const chosen = pick(fc.shuffledSubarray, Object.entries(roots), { minLength: 1, maxLength: 2 });
    const depth = pick(fc.constantFrom<number[]>, ...depths);
    const selected = chosen.map(([field, type]) => `${field} ${writer.selection(type, depth)}`);
    const { declared, fragments, variables } = writer.written();
    const text = [`query ${declared} { ${selected.join(' ')} }`, ...fragments].join('\n');
    return { text: print(parse(text)), variables };
  });
}
