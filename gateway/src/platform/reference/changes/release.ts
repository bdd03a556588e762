import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, print, printSchema, visit, type GraphQLSchema } from 'graphql';

/** The last version of the schema that clients were promised to keep working with. */
export interface Release {
  readonly version: string;
  /** As `yyyy-MM-dd`. */
  readonly date: string;
  readonly schema: GraphQLSchema;
}

/** Where the released schema is kept. */
export const releaseFile = new URL('../__generated__/released.graphql', import.meta.url);

const purpose =
  '# The last released schema, without descriptions, for the changelog. Written by `npm run schema:release`.';

const label = /^# (\S+) (\d{4}-\d{2}-\d{2})\n/;

/** A schema as the file of a release: its version and date, and the schema without what readers alone need. */
export function releaseText(
  schema: GraphQLSchema,
  { version, date }: Pick<Release, 'version' | 'date'>,
): string {
  const document = visit(parse(printSchema(schema), { noLocation: true }), {
    enter: (node) =>
      'description' in node && node.kind !== Kind.SCHEMA_DEFINITION
        ? { ...node, description: undefined }
        : undefined,
  });
  return `# ${version} ${date}\n${purpose}\n\n${print(document)}\n`;
}

/**
 * Reads the file of a release.
 *
 * @throws Error when it does not begin with the version and date.
 */
export function parseRelease(text: string): Release {
  const [, version, date] = label.exec(text) ?? [];
  if (version === undefined || date === undefined)
    throw new Error('The released schema has no version and date.');
  return { version, date, schema: buildSchema(text) };
}

/** The last release. */
export function readRelease(): Release {
  return parseRelease(readFileSync(releaseFile, 'utf8'));
}
