import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSpecifiedScalarType, type GraphQLSchema } from 'graphql';
import { areaTitles, isArea, type Area } from '../platform/reference/model/areas.ts';
import { documentedTypes } from '../platform/reference/model/members.ts';
import { rootFields, rootKindNames } from '../platform/reference/model/rootFields.ts';

const root = join(import.meta.dirname, '..');

interface SourceFile {
  readonly area: Area;
  readonly name: string;
  readonly text: string;
}

/** The sources of slices, lowest area first. */
function slices(): SourceFile[] {
  const order = Object.keys(areaTitles);
  return globSync('*/**/*.ts', { cwd: root, exclude: ['**/*.{test,plans,roles}.ts', '**/reference/**'] })
    .toSorted()
    .flatMap((path) => {
      const area = path.split('/', 1)[0] ?? '';
      if (!isArea(area)) return [];
      return [{ area, name: basename(path, '.ts'), text: readFileSync(join(root, path), 'utf8') }];
    })
    .toSorted((one, other) => order.indexOf(one.area) - order.indexOf(other.area));
}

/** The functions that declare types and fields, followed by the name of what they declare. */
const declarations =
  /(?:ref|type|field|node|enum|input|scalar|mutation|described)\w*(?:<[^\n]*?>)?\(\s*'(\w+)'/gi;

const derived = /(?:Connection|Edge|Payload|Input)$/;

/**
 * The area of each type and root field: that of the file of its name, else of the lowest slice that declares it. Types
 * that follow from others, such as payloads, belong with them.
 */
export function schemaAreas(schema: GraphQLSchema): Record<string, Area> {
  const files = slices();
  const byFile = new Map(files.toReversed().map(({ name, area }) => [name, area]));
  const byDeclaration = new Map<string, Area>();
  const byMention = new Map<string, Area>();
  for (const { area, text } of files.toReversed()) {
    for (const [, name = ''] of text.matchAll(declarations)) byDeclaration.set(name, area);
    for (const [, name = ''] of text.matchAll(/'(\w+)'/g)) byMention.set(name, area);
  }
  const areaOf = (name: string): Area | undefined => {
    const source = name.replace(derived, '');
    const inherited = source === name ? undefined : (areaOf(source) ?? areaOf(lowerFirst(source)));
    return byFile.get(name) ?? byDeclaration.get(name) ?? inherited ?? byMention.get(name);
  };
  const names = [
    ...rootKindNames.flatMap((kind) => Object.keys(rootFields(schema, kind))),
    ...documentedTypes(schema)
      .filter((type) => !isSpecifiedScalarType(type))
      .map(({ name }) => name),
  ];
  return Object.fromEntries(names.toSorted().map((name) => [name, areaOf(name) ?? 'platform']));
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
