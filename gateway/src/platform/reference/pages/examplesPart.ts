import { html, type Html } from '../html.ts';
import type { Example } from '../model/examples.ts';
import type { Reference } from '../model/reference.ts';

/** Longer addresses are refused by servers on the way. */
const longestAddress = 6_000;

function graphiqlLink({ text, name, variables }: Example): Html | null {
  const given = variables === null ? '' : `&variables=${encodeURIComponent(variables)}`;
  const href = `/graphiql?query=${encodeURIComponent(text)}${given}`;
  if (href.length > longestAddress) return null;
  return html`<p><a href="${href}">Open ${name} in GraphiQL</a></p>`;
}

/** Operations that use an element, the first one open. All of them are run by tests. */
export function examplesPart(coordinate: string, { examplesOf, hasGraphiQL }: Reference): Html | null {
  const examples = examplesOf(coordinate);
  if (examples.length === 0) return null;
  const items = examples.map((example, index) => {
    const summary = example.title ?? `${example.name}, an operation of the web app`;
    const body = html`<summary>${summary}</summary>
      <pre tabindex="0" role="region" aria-label="${example.name}"><code>${example.text}</code></pre>
      ${hasGraphiQL ? graphiqlLink(example) : null}`;
    return index === 0 ? html`<details open>${body}</details>` : html`<details>${body}</details>`;
  });
  return html`${items}`;
}
