import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { join as joinPath, dirname } from 'node:path/posix';
import { parseSync } from '@swc/core';
import { asNode, nameOf, type SyntaxNode, walk } from './syntax.ts';

/** A function, constant or class of a module, or a call that a module makes when it is loaded. */
export interface Declaration {
  readonly file: string;
  readonly node: SyntaxNode;
  /** The declarations that it names, by their keys. */
  readonly references: ReadonlySet<string>;
}

/** The declarations of a package, by `file#name`. */
export type Declarations = ReadonlyMap<string, Declaration>;

/** Reads the modules of a folder, without its tests. */
export function readDeclarations(folder: string): Declarations {
  const files = globSync('**/*.ts', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|roles|plans)\.ts$|(^|\/)testing\//.test(file));
  return new Map(files.flatMap((file) => declarationsOf(file, readFileSync(join(folder, file), 'utf8'))));
}

function declarationsOf(file: string, text: string): [string, Declaration][] {
  const { body } = parseSync(text, { syntax: 'typescript' });
  const imports = new Map<string, string>();
  const items: [string, SyntaxNode][] = [];
  for (const [index, item] of body.entries()) {
    const node = asNode('declaration' in item ? item.declaration : item);
    if (node?.type === 'ImportDeclaration') {
      for (const [name, key] of importedKeys(file, node)) imports.set(name, key);
    } else if (node?.type === 'VariableDeclaration') {
      walk(node['declarations'], (each) => {
        items.push([nameOf(each['id']) ?? `pattern ${index}`, each]);
        return false;
      });
    } else if (node !== null && !node.type.startsWith('Ts')) {
      items.push([nameOf(node['identifier']) ?? `statement ${index}`, node]);
    }
  }
  const own = new Map(items.map(([name]) => [name, `${file}#${name}`]));
  return items.map(([name, node]) => [
    `${file}#${name}`,
    { file, node, references: referencesIn(node, (used) => imports.get(used) ?? own.get(used)) },
  ]);
}

function importedKeys(file: string, { source, specifiers }: SyntaxNode): [string, string][] {
  const from = nameOf(source) ?? '';
  if (!from.startsWith('.')) return [];
  const keys: [string, string][] = [];
  walk(specifiers, ({ local, imported }) => {
    const name = nameOf(local) ?? '';
    keys.push([name, `${joinPath(dirname(file), from)}#${nameOf(imported) ?? name}`]);
    return false;
  });
  return keys;
}

function referencesIn(node: SyntaxNode, keyOf: (name: string) => string | undefined): ReadonlySet<string> {
  const references = new Set<string>();
  walk(node, (each) => {
    const key = each.type === 'Identifier' ? keyOf(nameOf(each) ?? '') : undefined;
    if (key !== undefined) references.add(key);
    return true;
  });
  return references;
}

/** What a declaration may run: itself and all that it names, and so on. */
export function reachable(declarations: Declarations, key: string): Declaration[] {
  const seen = new Set([key]);
  // A set that grows while it is read is read to its end.
  for (const each of seen) declarations.get(each)?.references.forEach((next) => seen.add(next));
  return [...seen].flatMap((each) => declarations.get(each) ?? []);
}
