import { isListType, isNonNullType, type GraphQLType } from 'graphql';
import { areaTitles } from '../model/areas.ts';
import { removalDate } from '../changes/deprecations.ts';
import { html, listOf, type Html, type HtmlPart } from '../html.ts';
import type { InputMember } from '../model/members.ts';
import { base, type Reference } from '../model/reference.ts';
import { richText } from '../richText.ts';

/** A type with its modifiers, which links to its page. */
export function typeLink(type: GraphQLType): Html {
  if (isNonNullType(type)) return html`${typeLink(type.ofType)}!`;
  if (isListType(type)) return html`[${typeLink(type.ofType)}]`;
  return html`<a href="${base}/types/${type.name}">${type.name}</a>`;
}

/** A coordinate, which links to where it is described. */
export function elementLink(coordinate: string, { hrefOf }: Reference): Html {
  const href = hrefOf(coordinate);
  const name = html`<code>${coordinate.replace(/^(?:Query|Mutation|Subscription)\./, '')}</code>`;
  return href === null ? name : html`<a href="${href}">${name}</a>`;
}

export function description(text: string | null | undefined, { hrefOf }: Reference): Html | null {
  return text ? html`<p>${richText(text, hrefOf)}</p>` : null;
}

/** A warning with the day on which the element may be gone. */
export function deprecation(reason: string | null | undefined, { hrefOf }: Reference): Html | null {
  if (typeof reason !== 'string') return null;
  const date = removalDate(reason);
  return html`<p class="deprecated">
    <strong
      >Deprecated${date === null ? null : html`, until <time datetime="${date}">${date}</time>`}.</strong
    >
    ${richText(reason, hrefOf)}
  </p>`;
}

/** Where the reader is: the area, and what kind of element this is. */
export function trail(name: string, kind: string, { areaOf }: Reference): Html {
  const area = areaOf(name);
  return html`<p class="trail">
    <a href="${base}">Reference</a> / <a href="${base}/areas/${area}">${areaTitles[area]}</a> / ${kind}
  </p>`;
}

/** An argument or an input field: name, type, default and description. */
export function inputMember(member: InputMember, coordinate: string, reference: Reference): Html {
  const preset = reference.defaultOf(coordinate);
  return html`<p class="signature">
      <code
        ><b>${member.name}</b>: ${typeLink(member.type)}${preset === null ? null : html` = ${preset}`}</code
      >
    </p>
    ${deprecation(member.deprecationReason, reference)}${description(member.description, reference)}`;
}

/** A part of a page with its heading; nothing if there is nothing in it. */
export function section(id: string, heading: string, content: HtmlPart): Html | null {
  if (content === null || (Array.isArray(content) && content.length === 0)) return null;
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${content}
  </section>`;
}

/** So many uses are shown at once; the rest opens. */
const shownUses = 12;

/** Links to where a type is used. */
export function uses(typeName: string, reference: Reference): Html | null {
  const links = reference.usesOf(typeName).map((coordinate) => elementLink(coordinate, reference));
  const rest = links.slice(shownUses);
  if (links.length === 0) return null;
  return html`${listOf(links.slice(0, shownUses), 'names')}${
    rest.length === 0
      ? null
      : html`<details>
          <summary>${rest.length} more</summary>
          ${listOf(rest, 'names')}
        </details>`
  }`;
}
