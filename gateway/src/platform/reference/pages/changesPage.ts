import { changeText } from '../changes/changeText.ts';
import { changeHeadings } from '../changes/schemaChange.ts';
import { html, listOf } from '../html.ts';
import type { Reference } from '../model/reference.ts';
import { richText } from '../richText.ts';
import type { Page } from './layout.ts';
import { section } from './parts.ts';

/** What changed since the last release of the schema. */
export function changesPage({ comparison, hrefOf }: Reference): Page {
  const { release, changes } = comparison;
  const sections = [...changeHeadings].map(([kind, { heading, hint }]) => {
    const entries = changes
      .filter((change) => change.kind === kind)
      .map((change) => richText(changeText(change, comparison), hrefOf));
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
