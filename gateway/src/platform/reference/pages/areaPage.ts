import { html, listOf, type Html, type HtmlPart } from '../html.ts';
import { areaTitles, type Area } from '../model/areas.ts';
import { fieldsIn, typesIn } from '../model/areaContent.ts';
import { kindOf } from '../model/members.ts';
import { base, type Reference } from '../model/reference.ts';
import { rootKindNames, type RootKind } from '../model/rootFields.ts';
import { firstSentence, richText } from '../richText.ts';
import type { Page } from './layout.ts';
import { elementLink, section } from './parts.ts';

function title(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

function rootList(kind: RootKind, area: Area, reference: Reference): Html | null {
  const items = fieldsIn(area, kind, reference).map(
    ({ name, description }) =>
      html`<a href="${base}/${kind}/${name}"><code>${name}</code></a>
        ${richText(firstSentence(description ?? ''), () => null)}`,
  );
  return section(kind, title(kind), listOf(items));
}

/** The kinds of types in the order in which readers look for them. */
const typeKinds = ['object', 'interface', 'union', 'input', 'enum', 'scalar'];

/** Types that follow from others: readers come to them from there. */
const derived = /(?:Payload|Connection|Edge)$/;

function typeLists(area: Area, reference: Reference): HtmlPart[] {
  const types = typesIn(area, reference);
  const names = (fits: (name: string, kind: string) => boolean) =>
    listOf(
      types.filter((type) => fits(type.name, kindOf(type))).map(({ name }) => elementLink(name, reference)),
      'names',
    );
  const lists = typeKinds.map((kind) =>
    section(
      `${kind}s`,
      title(`${kind}s`),
      names((name, ofType) => ofType === kind && !derived.test(name)),
    ),
  );
  return [
    ...lists,
    section(
      'derived',
      'Payloads, connections and edges',
      names((name) => derived.test(name)),
    ),
  ];
}

/** Everything in an area. */
export function areaPage(area: Area, reference: Reference): Page {
  return {
    status: 200,
    title: areaTitles[area],
    body: html`<p class="trail"><a href="${base}">Reference</a> / area</p>
      <h1>${areaTitles[area]}</h1>
      ${rootKindNames.map((kind) => rootList(kind, area, reference))} ${typeLists(area, reference)}`,
  };
}
