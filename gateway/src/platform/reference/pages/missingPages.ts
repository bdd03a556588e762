import { html } from '../html.ts';
import { base } from '../model/reference.ts';
import type { Page } from './layout.ts';

/** An address below the reference that names nothing. */
export const notFoundPage: Page = {
  status: 404,
  title: 'Not found',
  body: html`<h1>Not found</h1>
    <p>
      The schema has nothing of this name. Search by a part of it, or start at the
      <a href="${base}">overview</a>.
    </p>`,
};

/** A description that the REST API does not have. */
export const noDescriptionPage: Page = {
  status: 404,
  title: 'No description',
  body: html`<h1>No description</h1>
    <p>The REST API behind this server does not publish a description.</p>`,
};
