import { expect, test } from 'vitest';
import { locationWire } from './locationWire.ts';

const wire = {
  id: 1,
  name: 'The Copper Finch',
  organization_id: 1,
  street_address: '1 Main Street',
  city: 'New York',
  state_code: 'NY',
  zip_code: '10001',
  approval_status: 'APPROVED',
  invoicing_enabled: true,
  concierge_enabled: false,
  is_checkin_required: true,
  immediate_auto_select_enabled: false,
  overfill_positions: 0,
  require_certifications: false,
  private_direct_offer_expiration: 'HOURS_24',
  private_direct_offer_expiration_enabled: true,
  background_checks_enabled: false,
  in_network_payments_enabled: false,
  acme_fee_percentage: 18.5,
  tipping_enabled: true,
  supported_employment_types: ['W2', 'F1099'],
};

test("the platform's fee is read under the product's name", () => {
  expect(locationWire('acme').parse(wire).platform_fee_percentage).toBe(18.5);
});

test.each(['invoice_frequency', 'invoice_style', 'invoice_work_week_end_date'] as const)(
  'an empty %s is nothing chosen',
  (field) => {
    expect(locationWire('acme').parse({ ...wire, [field]: '' })[field]).toBeNull();
  },
);

test('a frequency that does not exist is null', () => {
  const parsed = locationWire('acme').parse({ ...wire, invoice_frequency: 'HOURLY' });

  expect(parsed.invoice_frequency).toBeNull();
});
