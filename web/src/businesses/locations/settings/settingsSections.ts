interface SettingsSection {
  /** Where an address of the Info page leads, after `#`. */
  readonly anchor: string;
  readonly label: string;
  /** What is set there, as its fields are called. */
  readonly settings: readonly string[];
}

/** The sections of the Info page that people look for by what they set. */
export const settingsSections: readonly SettingsSection[] = [
  { anchor: 'details', label: 'Details', settings: ['Image', 'Name', 'Phone', 'Website'] },
  {
    anchor: 'posting',
    label: 'Posting',
    settings: [
      'Employment',
      'Overfill',
      'Require certifications',
      'Background checks',
      'Auto-select',
      'Boost at short notice',
      'Concierge',
    ],
  },
  { anchor: 'offers', label: 'Offers', settings: ['Offers expire'] },
  { anchor: 'check-in', label: 'Check-in', settings: ['Check-in code'] },
  { anchor: 'payments', label: 'Payments', settings: ['Tips', 'Pay your own network here'] },
  { anchor: 'invoicing', label: 'Invoicing', settings: ['Invoicing'] },
  { anchor: 'fees', label: 'Fees', settings: ['Platform fee', 'W-2 fee', 'Tipping fee', 'Network fee'] },
  {
    anchor: 'cancellation-terms',
    label: 'Cancellation terms',
    settings: ['Free until', 'After that'],
  },
];
