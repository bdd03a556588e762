import { returnPath } from '../../accounts/signIn/returnPath.ts';

/**
 * Where an action that needed a location continues, once one is chosen.
 *
 * @param resumeWith a page of a location such as `gigs-add`, or a path of this origin; one that names a location gets
 *   the chosen one
 * @returns a path of this origin; the location's own page for everything else
 */
export function resumePath(resumeWith: string | null | undefined, locationId: number): string {
  const home = `/locations/${locationId}`;
  if (!resumeWith) return home;
  const path = returnPath(resumeWith.startsWith('/') ? resumeWith : `${home}/${resumeWith}`);
  if (path === '/') return home;
  return path.replace(/^\/locations\/\d+(?=[/?#]|$)/, home);
}
