import type { Message } from './message.ts';

/**
 * Renders the outbox page without inline scripts and styles, so that its content security policy can forbid both.
 *
 * @param to the address that the messages are filtered by
 */
export function renderOutbox(messages: readonly Message[], to: string | undefined): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<link rel="stylesheet" href="/outbox/outbox.css">
<script type="module" src="/outbox/outbox.js"></script>
</head>
<body>
<header>
<h1>Outbox</h1>
<p class="lead">Every email and text that this server would send. Nothing leaves your machine.</p>
<form action="/outbox">
<label>Only messages to
<input name="to" value="${escape(to ?? '')}" placeholder="manager@brigade.example" autocomplete="off" spellcheck="false"></label>
<button>Show</button>
</form>
</header>
<main data-newest="${messages[0]?.id ?? 0}">
${messages.length > 0 ? `<ol>\n${messages.map(renderMessage).join('\n')}\n</ol>` : renderEmpty(to)}
</main>
</body>
</html>
`;
}

function renderMessage({ channel, to, subject, body, code, created_ts }: Message): string {
  return `<li>
<header><span>${channel === 'email' ? 'Email' : 'Text'} to <strong>${escape(to)}</strong></span><time datetime="${created_ts}">${created_ts}</time></header>
${code ? `<div class="code"><span>${escape(code)}</span><button type="button" data-code="${escape(code)}" hidden>Copy code</button></div>` : ''}
<p class="text"><strong>${escape(subject)}</strong><br>${withLinks(body)}</p>
</li>`;
}

function renderEmpty(to: string | undefined): string {
  const about = to ? `Nothing was sent to ${escape(to)} yet.` : 'Nothing was sent yet.';
  return `<p class="empty">${about} Ask for a sign-in code, and it appears here.</p>`;
}

/** Escapes text and turns its URLs into links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,)])/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part)))
    .join('');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
