import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const screens = z.array(z.object({ pathname: z.string(), page: z.string() }));

/** The page of the built app that preloads what the screen at this path begins with; null for any other path. */
export type ScreenPages = (path: string) => string | null;

/**
 * Reads which page of the built app is for which path.
 *
 * @param root folder of the built app; one that has no such list serves the same page for all paths.
 */
export function readScreenPages(root: string): ScreenPages {
  const pages = readList(join(root, 'screens/screens.json')).map(({ pathname, page }) => ({
    pattern: new URLPattern({ pathname }),
    page,
  }));
  return (path) => pages.find(({ pattern }) => pattern.test({ pathname: path }))?.page ?? null;
}

function readList(file: string): z.output<typeof screens> {
  try {
    return screens.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
