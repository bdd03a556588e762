import { elementsOf, markElements } from '../changes/markElements.ts';
import { changeHeadings, type SchemaChange } from '../changes/schemaChange.ts';
import { html, listOf, type Html } from '../html.ts';
import type { Reference } from '../model/reference.ts';
import { richText } from '../richText.ts';
import type { Page } from './layout.ts';
import { section } from './parts.ts';

function entry({ description }: SchemaChange, { comparison, hrefOf }: Reference): Html {
  const isElement = elementsOf(comparison.release.schema, comparison.current);
  const declared = comparison.declared.find((each) => each.description === description);
  const reason = declared === undefined ? '' : ` ${declared.reason} (${declared.date})`;
  return richText(markElements(description, isElement, (element) => `\`${element}\``) + reason, hrefOf);
}

/** What changed since the last release of the schema. */
export function changesPage(reference: Reference): Page {
  const { release, changes } = reference.comparison;
  const sections = [...changeHeadings].map(([kind, { heading, hint }]) => {
    const entries = changes
      .filter((change) => change.kind === kind)
      .map((change) => entry(change, reference));
    return entries.length === 0
      ? null
      : section(
          kind.toLowerCase(),
          heading,
          html`<p>${hint}</p>
            ${listOf(entries)}`,
        );
  });
  return {
    status: 200,
    title: 'Changes',
    body: html`<h1>Changes</h1>
      <p>Since version ${release.version} of <time datetime="${release.date}">${release.date}</time>.</p>
      ${changes.length === 0 ? html`<p>Nothing has changed.</p>` : sections}`,
  };
}
