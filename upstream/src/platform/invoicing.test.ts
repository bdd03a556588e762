import { expect, test } from 'vitest';
import { namesSeller } from './invoicing.ts';
import { parseSettings } from './settings.ts';

const production = {
  BRIGADE_ENV: 'production',
  PRODUCT_SLUG: 'crew',
  WEB_PUBLIC_URL: 'https://crew.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@crew.example',
};

test('production invents no seller: invoices have the name of the product only', () => {
  const { invoicing } = parseSettings(production);
  expect(invoicing.seller).toEqual({ name: 'Crew', address: [], tax_id: null, email: null });
  expect(namesSeller(invoicing)).toBe(false);
});

test('an address and a tax ID are what invoices need', () => {
  const given = {
    INVOICE_SELLER_ADDRESS: '1 Market Street;San Francisco, CA 94105',
    INVOICE_SELLER_TAX_ID: '1',
  };
  expect(namesSeller(parseSettings({ ...production, ...given }).invoicing)).toBe(true);
});

test.each([
  ['INVOICE_TAX_PERCENT', '100'],
  ['INVOICE_TAX_PERCENT', '-1'],
  ['INVOICE_TAX_PERCENT', '8.2555'],
  ['INVOICE_SELLER_EMAIL', 'billing'],
  ['INVOICE_SELLER_NAME', 'x'.repeat(201)],
])('%s does not take %s', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(name);
});
