import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RoleRow, RoleRows } from './roleRows.ts';

/** The rows of all slices, by method and address. */
export async function loadRoleRows(): Promise<[string, RoleRow][]> {
  const files = globSync(fileURLToPath(new URL('../**/*.roles.ts', import.meta.url))).toSorted();
  const slices = await Promise.all(
    files.map((path) => import(pathToFileURL(path).href) as Promise<{ roles: RoleRows }>),
  );
  return slices.flatMap(({ roles }) => Object.entries(roles));
}
