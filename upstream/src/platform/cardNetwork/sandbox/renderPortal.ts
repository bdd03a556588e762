/** The contents of the page. */
type Portal = {
  customer: string;
  /** "Visa ending in 4242"; null for none yet. */
  method: string | null;
  returnUrl: string;
};

/** The sandbox's customer portal. It uses the style sheet of the outbox. */
export function renderPortal({ customer, method, returnUrl }: Portal): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Customer portal (sandbox)</title>
<link rel="stylesheet" href="/outbox/outbox.css">
</head>
<body>
<main>
<h1>Customer portal</h1>
<p class="lead">With keys of Stripe, its customer portal opens here: payment methods, invoices and receipts. This is the
sandbox, and no one is ever charged.</p>
<ol>
<li>
<header><span>Customer <strong>${escape(customer)}</strong></span></header>
<p class="text">${method === null ? 'No payment method yet.' : escape(method)}</p>
</li>
</ol>
<p><a href="${escape(returnUrl)}">Back to billing</a></p>
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
