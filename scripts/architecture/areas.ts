/**
 * The areas of the product, lowest first, with the slices of each. An area may depend on the areas before it. A slice has
 * one name in every package that has a part in it.
 */
export const areas = {
  accounts: [
    'apiTokens',
    'featureFlags',
    'notes',
    'notifications',
    'referrals',
    'sessions',
    'signIn',
    'signUp',
    'terms',
    'users',
  ],
  businesses: [
    'addOns',
    'addresses',
    'invitations',
    'locations',
    'organizationRemaps',
    'organizations',
    'paymentMethods',
    'teams',
  ],
  pros: [
    'blocks',
    'certifications',
    'connect',
    'contactCenter',
    'favorites',
    'groups',
    'network',
    'notes',
    'profiles',
    'search',
    'skills',
  ],
  schedule: [
    'attachments',
    'calendar',
    'calendarFeeds',
    'cancelling',
    'changes',
    'copying',
    'costs',
    'editing',
    'events',
    'exports',
    'forecasts',
    'gigTemplates',
    'gigs',
    'holidays',
    'imports',
    'lifecycle',
    'managersOnDuty',
    'posting',
    'postingCheck',
    'recurrence',
    'requirements',
    'savedFilters',
    'shiftTemplates',
    'suggestedBreaks',
    'templates',
    'terms',
  ],
  filling: [
    'advice',
    'applications',
    'autoSelect',
    'boosts',
    'bulkReview',
    'conflicts',
    'live',
    'matching',
    'offers',
    'operations',
    'pastWork',
    'proProfile',
    'replacements',
  ],
  day: ['callList', 'checkIn', 'daySchedule', 'geoLogs', 'reviews', 'roster', 'teamCaptain', 'timesheets'],
  pay: [
    'adHocPayments',
    'disputes',
    'duePay',
    'hours',
    'invoices',
    'ledger',
    'payments',
    'refunds',
    'rewards',
  ],
  hiring: ['candidateCodes', 'interviews', 'orientation'],
  messages: ['shiftMessages'],
  insight: ['dashboards', 'home', 'search'],
  integrations: ['apiUsage', 'bulkExports', 'webhooks'],
} as const satisfies Record<string, readonly string[]>;

/** The names of the areas, lowest first. */
export const areaNames: readonly string[] = Object.keys(areas);

/** The packages that are divided into areas. */
export const packages = ['domain', 'upstream', 'gateway', 'web'] as const;

/** What a package has besides areas: infrastructure below them, and what composes or drives the whole product above. */
export const otherFolders: Record<(typeof packages)[number], readonly string[]> = {
  domain: ['platform'],
  upstream: ['platform', 'sandbox', 'app', 'testing'],
  gateway: ['platform', 'sandbox', 'app', 'testing'],
  web: ['platform', 'ui', 'sandbox', 'app', 'testing', '__generated__'],
};
