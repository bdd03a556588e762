/** What the pages of a location's settings ask for, besides what `makeLocation` has; `facts` replace parts of it. */
export function makeSettings(facts: Record<string, unknown> = {}) {
  return {
    approvalReason: null,
    billingStatus: 'ACTIVE',
    coordinates: { longitude: -73.9952, latitude: 40.7217 },
    phoneNumber: '+12125550110',
    url: null,
    viewerCanEdit: true,
    viewerCannotEditReason: null,
    viewerCanSetFees: false,
    viewerCannotSetFeesReason: "Only the platform's admins can set fees and approve locations.",
    viewerCanMove: false,
    settings: {
      supportedEmploymentTypes: ['F1099'],
      overfillPositions: 0,
      requireCertifications: false,
      backgroundChecksEnabled: false,
      immediateAutoSelectEnabled: false,
      conciergeEnabled: false,
      directOfferExpiration: 'HOURS_24',
      directOfferExpirationEnabled: true,
      isCheckinRequired: true,
      tippingEnabled: true,
      inNetworkPaymentsEnabled: false,
      invoicingEnabled: false,
      invoiceFrequency: null,
      invoiceStyle: null,
      invoiceWorkWeekEnd: null,
      fees: { platform: 18.5, w2: 0, tipping: 0, backgroundChecks: 2, inNetworkPayments: 5 },
    },
    ...facts,
  };
}
