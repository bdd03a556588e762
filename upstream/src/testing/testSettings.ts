import { noMessageServices } from '../platform/outbox/messageServices.ts';
import type { Services } from '../platform/server/services.ts';

/** The settings of a server under test: local, with the slug `brigade`. */
export const testSettings: Services['settings'] = {
  productSlug: 'brigade',
  publicUrl: null,
  webPublicUrl: 'https://app.brigade.example',
  isProduction: false,
  ssoSharedSecret: 'what the tests share with a directory',
  uploadSigningSecret: null,
  imageService: null,
  stripe: null,
  messageServices: noMessageServices,
  metricsToken: null,
  invoicing: {
    seller: {
      name: 'Brigade Staffing, Inc.',
      address: ['100 Example Street', 'Springfield, IL 62701'],
      tax_id: '00-0000000',
      email: 'billing@brigade.example',
    },
    taxPercent: 0,
  },
  webhookWorkerSecret: 'what the tests share with the workers',
  trustedProxies: 'loopback',
  tracesUrl: null,
  // Only failures: the causes of 500 responses.
  logLevel: 'error',
};
