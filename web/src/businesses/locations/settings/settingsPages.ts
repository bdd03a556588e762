/** The pages of a location's settings, by the last part of their path. */
export const settingsPages = [
  { id: 'info', label: 'Info' },
  { id: 'addresses', label: 'Addresses' },
  { id: 'templates', label: 'Templates' },
  { id: 'teams', label: 'Team' },
  { id: 'billing', label: 'Billing' },
  { id: 'add-ons', label: 'Add-ons' },
] as const;
