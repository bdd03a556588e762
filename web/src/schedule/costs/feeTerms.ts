import { costLineLabel } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import type { TermId } from '../../platform/glossary/glossary.ts';

/** The words of the glossary for the fees of a cost, by how they read: costs of the server have no other name for them. */
export const feeTerms: ReadonlyMap<string, TermId> = new Map([
  [costLineLabel('PLATFORM_FEE'), 'platform-fee'],
  [costLineLabel('IN_NETWORK_FEE'), 'network-fee'],
  [costLineLabel('W2_FEE'), 'payroll-fee'],
  [costLineLabel('BACKGROUND_CHECK_FEE'), 'background-check-fee'],
  [costLineLabel('TIPPING_FEE'), 'tipping-fee'],
  [costLineLabel('GATEWAY_FEE'), 'payment-processing'],
]);
