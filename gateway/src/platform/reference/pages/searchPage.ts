import { html, listOf, type Html } from '../html.ts';
import type { Reference } from '../model/reference.ts';
import { mostFound, search, type Found } from '../model/search.ts';
import type { Page } from './layout.ts';

function result({ name, kind, href }: Found): Html {
  return html`<a href="${href}"><code>${name}</code></a> <span class="note">${kind}</span>`;
}

function resultList(text: string, found: readonly Found[]): Html {
  if (text.trim() === '') return html`<p>Enter a part of a name, such as <code>cancel</code>.</p>`;
  if (found.length === 0) return html`<p>No name contains “${text}”.</p>`;
  const isCut = found.length > mostFound;
  return html`<p>
      ${isCut ? `The first ${mostFound} of ${found.length} names` : `${found.length} ${found.length === 1 ? 'name' : 'names'}`}
      with “${text}”.
    </p>
    ${listOf(found.slice(0, mostFound).map(result))}`;
}

/** What a search by name found. */
export function searchPage(text: string, reference: Reference): Page {
  return {
    status: 200,
    title: 'Search',
    body: html`<h1>Search</h1>
      ${resultList(text, search(reference, text))}`,
  };
}
