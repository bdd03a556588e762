import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

// A document is one template without substitutions; Relay's compiler rejects anything else. The ends of
// a path and of a word in a comment are none.
const graphqlTag = /(?<![\w/.`])graphql`([^`]*)`/g;
const documentName = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * Turns each tagged graphql template into an import of the artifact that Relay's compiler made of it.
 *
 * It replaces babel-plugin-relay: the same result without a Babel pass over every module.
 *
 * @param artifactDirectory absolute path of the compiler's output
 */
export function relayPlugin(artifactDirectory: string): Plugin {
  return {
    name: 'brigade:relay',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'graphql`' },
      handler(code, id) {
        const result = importArtifacts(code, path.dirname(id), artifactDirectory, (name) => {
          if (!existsSync(artifactFile(artifactDirectory, name))) {
            this.error(`No artifact for ${name}: run relay-compiler.`);
          }
        });
        return { code: result, map: null };
      },
    },
  };
}

/**
 * The source with each graphql template replaced by an identifier and the imports of those identifiers in front.
 *
 * The imports share the first line and a template leaves its line breaks behind, so every other line keeps its number
 * and no source map is needed.
 *
 * @param onDocument called with each document's name
 */
export function importArtifacts(
  code: string,
  fromDirectory: string,
  artifactDirectory: string,
  onDocument: (name: string) => void = () => {},
): string {
  const imports = new Map<string, string>();
  const body = code.replace(graphqlTag, (template, document: string) => {
    const name = documentName.exec(document)?.[1];
    if (name === undefined) throw new Error(`A graphql template has no name: ${template}`);
    onDocument(name);
    const identifier = `${name}_graphql`;
    const file = path
      .relative(fromDirectory, artifactFile(artifactDirectory, name))
      .replaceAll(path.sep, '/');
    imports.set(name, `import ${identifier} from '${file.startsWith('.') ? file : `./${file}`}';`);
    return `${identifier}${template.replaceAll(/[^\n]/g, '')}`;
  });
  return [...imports.values()].join(' ') + body;
}

function artifactFile(artifactDirectory: string, name: string): string {
  return path.join(artifactDirectory, `${name}.graphql.ts`);
}
