import type { DocumentedCode } from '../../errors/catalogue.ts';
import { html, listOf, type Html } from '../html.ts';
import { base, type Reference } from '../model/reference.ts';
import { rootFields } from '../model/rootFields.ts';
import { richText } from '../richText.ts';
import type { Page } from './layout.ts';
import { elementLink, section } from './parts.ts';

const kinds = {
  REFUSAL: {
    heading: 'Refusals',
    one: 'Refusal',
    where: 'In `errors` of the payload of a mutation, as `UserError.code`. The mutation did not take effect.',
  },
  FAULT: { heading: 'Faults', one: 'Fault', where: 'In `errors` of the response, as `extensions.code`.' },
} as const;

/** The index of all codes. */
export function errorsPage({ catalogue, hrefOf }: Reference): Page {
  const list = (kind: DocumentedCode['kind']) => {
    const items = catalogue
      .filter((entry) => entry.kind === kind)
      .map(
        ({ code, meaning }) =>
          html`<a href="${base}/errors/${code}"><code>${code}</code></a> ${richText(meaning, hrefOf)}`,
      );
    const { heading, where } = kinds[kind];
    return section(
      kind.toLowerCase(),
      heading,
      html`<p>${richText(where, hrefOf)}</p>
        ${listOf(items)}`,
    );
  };
  return {
    status: 200,
    title: 'Errors',
    body: html`<h1>Errors</h1>
      <p>
        The list is closed, and the query
        <a href="${base}/queries/errorCatalogue"><code>errorCatalogue</code></a> returns it.
      </p>
      ${list('REFUSAL')}${list('FAULT')}`,
  };
}

/** The mutations that can be refused with a code; none for one that any can be refused with. */
function mutationsWith(code: DocumentedCode, { schema, facts }: Reference): readonly string[] {
  if (code.kind === 'FAULT' || code.mutations === 'ANY') return [];
  const mutations = Object.keys(rootFields(schema, 'mutations'));
  return mutations.filter((name) => facts.errors.get(name)?.includes(code.code));
}

/** The fields of objects that are FORBIDDEN to a role; no other fault depends on the role. */
function fieldsWith({ code, kind }: DocumentedCode, { facts }: Reference): readonly string[] {
  return kind === 'FAULT' && code === 'FORBIDDEN' ? [...facts.fields.keys()] : [];
}

function elements(heading: string, coordinates: readonly string[], reference: Reference): Html | null {
  if (coordinates.length === 0) return null;
  const links = coordinates.map((coordinate) => elementLink(coordinate, reference));
  return html`<details>
    <summary>${heading}: ${links.length}</summary>
    ${listOf(links, 'names')}
  </details>`;
}

/** Where exactly a code occurs, as far as that can be listed. */
function occurrences(code: DocumentedCode, reference: Reference): Html {
  return html`${elements('Mutations that can be refused with it', mutationsWith(code, reference), reference)}${elements(
    'Fields of objects that are refused to a role',
    fieldsWith(code, reference),
    reference,
  )}`;
}

function details(code: DocumentedCode, reference: Reference): Html | null {
  const { one, where } = kinds[code.kind];
  const text = (markdown: string) => richText(markdown, reference.hrefOf);
  return section(
    code.kind.toLowerCase(),
    one,
    html`<p>${text(code.meaning)}</p>
      <dl class="facts">
        <dt>What to do</dt>
        <dd>${text(code.whatToDo)}</dd>
        <dt>Where</dt>
        <dd>${text(code.occursIn)}${occurrences(code, reference)}</dd>
        <dt>How</dt>
        <dd>${text(where)}</dd>
        <dt>Retry</dt>
        <dd>
          ${code.isRetryable === true ? 'The same request can succeed later.' : 'The same request fails again.'}
        </dd>
      </dl>`,
  );
}

/** The page of a code; null for an unknown one. */
export function errorPage(code: string, reference: Reference): Page | null {
  const entries = reference.catalogue.filter((each) => each.code === code);
  if (entries.length === 0) return null;
  return {
    status: 200,
    title: code,
    body: html`<p class="trail">
        <a href="${base}">Reference</a> / <a href="${base}/errors">Errors</a> / code
      </p>
      <h1>${code}</h1>
      ${entries.map((each) => details(each, reference))}`,
  };
}
