/** Sources of a Content-Security-Policy by directive. */
type Policy = Readonly<Record<string, string>>;

function text(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');
}

/** The policy of data responses, which may not be rendered, executed or framed. */
const dataPolicy = text({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

/** Other origins that the web app's pages load from. */
export interface AppSources {
  /** The prefix of image URLs; a path if they are served from this origin. */
  readonly imageBase: string;
  /** The publishable key of the Stripe account, whose form the pages then load; null blocks Stripe. */
  readonly stripePublishableKey?: string | null;
  /** Whether pages can frame the widget of the contact center; null for no. */
  readonly contactCenter?: object | null;
}

/** The sources of Stripe's form: its script, its frames (one for bank approvals) and its API. */
const stripeSources = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
  trustedTypes: ' brigade-stripe',
};

/**
 * The web app's pages. Scripts are loaded from files of this origin only (and, with its key, from Stripe), and text can
 * never be executed: the token is in local storage, within reach of any script that runs here.
 */
export function appPolicy({
  imageBase,
  stripePublishableKey = null,
  contactCenter = null,
}: AppSources): string {
  const stripe = stripePublishableKey === null ? null : stripeSources;
  const frames = [...(contactCenter ? ["'self'"] : []), ...(stripe ? [stripe.frame] : [])];
  const imageOrigin = imageBase.startsWith('/') ? '' : ` ${new URL(imageBase).origin}`;
  return text({
    'default-src': "'none'",
    'script-src': `'self'${stripe?.script ?? ''}`,
    // Overlays set their position with style attributes.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data:${imageOrigin}`,
    'font-src': "'self'",
    // The film in the help, and its captions.
    'media-src': "'self'",
    'connect-src': `'self'${stripe?.connect ?? ''}`,
    ...(frames.length > 0 && { 'frame-src': frames.join(' ') }),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The only ways in which the web app turns a URL into a script: see its policies of these names.
    'trusted-types': `brigade-worker${stripe?.trustedTypes ?? ''}`,
  });
}

/** The page of the contact center's widget: only its own origin, and none of the storage of this one. */
export function contactCenterPolicy(scriptUrl: string): string {
  const { origin, protocol, host } = new URL(scriptUrl);
  return text({
    'default-src': "'none'",
    'script-src': origin,
    'style-src': `${origin} 'unsafe-inline'`,
    'img-src': `${origin} data:`,
    'font-src': origin,
    'media-src': origin,
    'connect-src': `${origin} ${protocol === 'https:' ? 'wss' : 'ws'}://${host}`,
    'frame-src': origin,
    'form-action': origin,
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-scripts allow-forms allow-popups',
  });
}

/** GraphiQL's page: its editor embeds fonts and icons in its style sheet and uses web workers. */
export const graphiqlPolicy = text({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

/** The pages of the reference: text and links, a style sheet, and a form for its search. */
export const referencePolicy = text({
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': 'data:',
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

/**
 * Headers of every response.
 *
 * @param isProduction adds HSTS, which makes browsers use https only.
 */
export function securityHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    ...(isProduction && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
