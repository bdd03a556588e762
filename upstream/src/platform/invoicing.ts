import { z } from 'zod';

/** Who sells on invoices. */
export type Seller = {
  /** The legal name. */
  name: string;
  /** The lines of the address; empty if it is not set. */
  address: string[];
  tax_id: string | null;
  email: string | null;
};

/** What invoices say about the seller, and the sales tax that they add. */
export type Invoicing = {
  seller: Seller;
  /** The percentage of sales tax; 0 charges none. */
  taxPercent: number;
};

const line = z.string().max(200, 'at most 200 characters');

/** The environment variables about invoices. */
export const invoicingVariables = {
  INVOICE_SELLER_NAME: line.optional(),
  INVOICE_SELLER_ADDRESS: line.optional(),
  INVOICE_SELLER_TAX_ID: line.optional(),
  INVOICE_SELLER_EMAIL: z.email('must be an email address').optional(),
  INVOICE_TAX_PERCENT: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,3})?$/, 'must be a percentage from 0 to 99.999, such as 8.25')
    .transform(Number)
    .default(0),
};

type Variables = z.output<z.ZodObject<typeof invoicingVariables>> & { isProduction: boolean; slug: string };

/** The seller of the demo: its address and numbers exist nowhere. */
const demoSeller = { address: ['100 Example Street', 'Springfield, IL 62701'], tax_id: '00-0000000' };

/** What is not set is made up for the demo, and absent in production. */
export function invoicing({ isProduction, slug, ...data }: Variables): Invoicing {
  const product = slug.replace(/^./, (letter) => letter.toUpperCase());
  const demo = isProduction
    ? { name: product, address: [], tax_id: null, email: null }
    : {
        ...demoSeller,
        name: `${product} Staffing, Inc.`,
        email: `billing@${slug.replaceAll('_', '-')}.example`,
      };
  return {
    seller: {
      name: data.INVOICE_SELLER_NAME ?? demo.name,
      address: data.INVOICE_SELLER_ADDRESS?.split(';').map((part) => part.trim()) ?? demo.address,
      tax_id: data.INVOICE_SELLER_TAX_ID ?? demo.tax_id,
      email: data.INVOICE_SELLER_EMAIL ?? demo.email,
    },
    taxPercent: data.INVOICE_TAX_PERCENT,
  };
}

/** Whether invoices name the seller as accountants need it: by its address and its tax ID. */
export const namesSeller = ({ seller }: Invoicing) => seller.address.length > 0 && seller.tax_id !== null;
