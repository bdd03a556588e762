import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Merges the entries that slices declare in files of one name pattern.
 *
 * @param pattern a glob, from `gateway/src`.
 * @throws Error when two slices declare the same entry.
 */
export async function collectRegistry<Module, Entry>(
  pattern: string,
  entriesOf: (module: Module) => Readonly<Record<string, Entry>>,
): Promise<ReadonlyMap<string, Entry>> {
  const collected = new Map<string, Entry>();
  for (const file of globSync(pattern, { cwd: root }).toSorted()) {
    const slice = (await import(join(root, file))) as Module;
    for (const [name, entry] of Object.entries(entriesOf(slice))) {
      if (collected.has(name)) throw new Error(`${file} declares ${name}, which another slice declares too.`);
      collected.set(name, entry);
    }
  }
  return collected;
}
