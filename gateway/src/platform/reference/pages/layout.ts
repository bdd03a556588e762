import { html, type Html, type HtmlPart } from '../html.ts';
import { base } from '../model/reference.ts';

/** A page without what all pages share. */
export interface Page {
  readonly status: 200 | 404;
  readonly title: string;
  readonly body: Html;
}

export interface LayoutOptions {
  readonly hasGraphiQL: boolean;
  /** The address of the page, to mark its link. */
  readonly path: string;
  /** What was searched for. */
  readonly searched: string;
}

const links = [
  { href: base, label: 'Reference' },
  { href: `${base}/errors`, label: 'Errors' },
  { href: `${base}/changes`, label: 'Changes' },
];

function navigation({ path, hasGraphiQL }: LayoutOptions): HtmlPart[] {
  return [
    ...links.map(({ href, label }) =>
      href === path
        ? html`<a href="${href}" aria-current="page">${label}</a>`
        : html`<a href="${href}">${label}</a>`,
    ),
    hasGraphiQL ? html`<a href="/graphiql">GraphiQL</a>` : null,
  ];
}

/** The whole document of a page. */
export function layout({ title, body }: Page, options: LayoutOptions): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Brigade API reference</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${base}/reference.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="top">
          <nav aria-label="API reference">${navigation(options)}</nav>
          <form role="search" action="${base}/search">
            <label for="q">Search by name</label>
            <input
              id="q"
              type="search"
              name="q"
              value="${options.searched}"
              autocomplete="off"
              spellcheck="false"
            />
            <button>Search</button>
          </form>
        </header>
        <main id="content" tabindex="-1">${body}</main>
      </body>
    </html>`.text;
}
