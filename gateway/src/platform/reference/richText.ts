import { html, type Html, type HtmlPart } from './html.ts';

/** Names of variables in italics, as descriptions write them: `_n_`. */
function plainText(text: string): HtmlPart {
  return text.split(/\b_(\w)_\b/).map((part, index) => (index % 2 === 0 ? part : html`<i>${part}</i>`));
}

/** A sentence with code between backticks, which links to the element that it names. */
export function richText(text: string, hrefOf: (name: string) => string | null): Html {
  const parts = text.split('`').map((part, index): HtmlPart => {
    if (index % 2 === 0) return plainText(part);
    const href = hrefOf(part);
    return href === null ? html`<code>${part}</code>` : html`<a href="${href}"><code>${part}</code></a>`;
  });
  return html`${parts}`;
}

/** The first sentence of a description, for lists. */
export function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}
