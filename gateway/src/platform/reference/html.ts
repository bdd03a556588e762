/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template takes: text is escaped, nothing is left out, lists are joined. */
export type HtmlPart = Html | string | number | null | readonly HtmlPart[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: HtmlPart): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A template of HTML, in which every text is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.map((text, index) => text + render(parts[index] ?? null)).join(''));
}

/** A list with something in it, or nothing. */
export function listOf(items: readonly HtmlPart[], className = 'list'): Html | null {
  if (items.length === 0) return null;
  return html`<ul class="${className}">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}
