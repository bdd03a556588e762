import { everyDay, weekend } from '../gigs/shiftPattern.ts';
import type { DemoLocation } from './demoLocation.ts';
import { marketIds } from './markets.ts';
import { organizationIds } from './organizations.ts';

/** A bakery about to open, with a pending location and gigs. */
export const littleFinch: DemoLocation = {
  row: {
    id: 4,
    organization_id: organizationIds.copperFinch,
    market_id: marketIds.newYork,
    name: 'Little Finch Bakehouse',
    image_public_id: 'locations/little-finch',
    street_address: '343 Graham Avenue',
    city: 'Brooklyn',
    state_code: 'NY',
    zip_code: '11211',
    phone_number: '+17185550140',
    url: null,
    timezone: 'America/New_York',
    longitude: -73.9445,
    latitude: 40.7155,
    approval_status: 'PENDING',
    billing_source: 'ORGANIZATION',
    invoicing_enabled: false,
    invoice_frequency: null,
    invoice_style: null,
    invoice_work_week_end_date: null,
    concierge_enabled: false,
    is_checkin_required: true,
    immediate_auto_select_enabled: false,
    overfill_positions: 0,
    require_certifications: false,
    private_direct_offer_expiration: 'HOURS_24',
    private_direct_offer_expiration_enabled: true,
    background_checks_enabled: false,
    background_checks_fee_percentage: 0,
    in_network_payments_enabled: false,
    in_network_payments_fee_percentage: 0,
    product_fee_percentage: 20,
    tipping_enabled: true,
    tipping_fee_percentage: 0,
    w2_fee_percentage: 0,
    supported_employment_types: ['F1099'],
    stripe_payment_method_id: null,
    is_migrated_from_predecessor: false,
  },
  staffed: { start: '03:30', end: '18:00' },
  week: [0.8, 0.8, 1, 1, 1.3, 1.6, 1.5],
  patterns: [
    {
      name: 'night bake',
      hours: { start: '04:00', end: '11:30' },
      days: everyDay,
      staff: [
        ['Pastry Baker', 3, 2],
        ['Prep Cook', 1, 1],
      ],
    },
    {
      name: 'counter',
      hours: { start: '07:00', end: '14:30' },
      days: everyDay,
      staff: [['Front-of-House Support', 2, 2]],
    },
    {
      name: 'weekend rush',
      hours: { start: '08:00', end: '16:00' },
      days: weekend,
      staff: [
        ['Front-of-House Support', 2, 3],
        ['Dishwasher', 1, 1],
      ],
    },
  ],
  gigCount: 14,
  wageOffset: 1,
  ambience: [
    'Little Finch is our new bakery: two deck ovens, a long counter and room for twenty at the window.',
    'We open soon, so the first crew will shape how the mornings run.',
  ],
  arrival: [
    'Knock at the roll-up gate on Metropolitan Avenue, the front stays locked until seven.',
    'Take the L train to Graham Avenue; the bakery is on the same block.',
  ],
  venues: [],
};
