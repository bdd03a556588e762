import { isArea } from './model/areas.ts';
import type { Reference } from './model/reference.ts';
import { isRootKind, rootFields } from './model/rootFields.ts';
import { areaPage } from './pages/areaPage.ts';
import { changesPage } from './pages/changesPage.ts';
import { errorPage, errorsPage } from './pages/errorPages.ts';
import { indexPage } from './pages/indexPage.ts';
import type { Page } from './pages/layout.ts';
import { notFoundPage } from './pages/missingPages.ts';
import { rootFieldPage } from './pages/rootFieldPage.ts';
import { searchPage } from './pages/searchPage.ts';
import { typePage } from './pages/typePage.ts';

function namedPage(kind: string, name: string, reference: Reference): Page | null {
  if (kind === 'areas') return isArea(name) ? areaPage(name, reference) : null;
  if (kind === 'errors') return errorPage(name, reference);
  if (kind === 'types') {
    const type = reference.typeNamed(name);
    return type === null ? null : typePage(type, reference);
  }
  if (!isRootKind(kind)) return null;
  const fields = rootFields(reference.schema, kind);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field === undefined ? null : rootFieldPage(kind, field, reference);
}

/**
 * The page at an address.
 *
 * @param path below `/reference`, such as `/types/Gig`.
 * @param searched what was typed into the search field.
 */
export function pageOf(path: string, searched: string, reference: Reference): Page {
  const [kind = '', name, ...rest] = path.split('/').slice(1);
  if (rest.length > 0) return notFoundPage;
  if (name !== undefined && name !== '') return namedPage(kind, name, reference) ?? notFoundPage;
  if (kind === '') return indexPage(reference);
  if (kind === 'errors') return errorsPage(reference);
  if (kind === 'changes') return changesPage(reference);
  return kind === 'search' ? searchPage(searched, reference) : notFoundPage;
}
