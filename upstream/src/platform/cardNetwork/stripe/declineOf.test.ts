import { expect, test } from 'vitest';
import { declineOf, isAboutMethod } from './declineOf.ts';

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'INSUFFICIENT_FUNDS'],
  [{ code: 'card_declined', decline_code: 'withdrawal_count_limit_exceeded' }, 'INSUFFICIENT_FUNDS'],
  [{ code: 'expired_card', decline_code: 'expired_card' }, 'EXPIRED'],
  [{ code: 'authentication_required', decline_code: 'authentication_required' }, 'CONFIRMATION_REQUIRED'],
  [{ code: 'debit_not_authorized' }, 'CONFIRMATION_REQUIRED'],
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'UNUSABLE'],
  [{ code: 'account_closed' }, 'UNUSABLE'],
  [{ code: 'amount_too_small' }, 'UNUSABLE'],
  [{ code: 'card_declined', decline_code: 'do_not_honor' }, 'DECLINED'],
  [{ code: 'expired_card', decline_code: 'unheard_of' }, 'EXPIRED'],
  [{ code: 'unheard_of' }, 'DECLINED'],
  [{}, 'DECLINED'],
])('%j means %s', (failure, decline) => {
  expect(declineOf(failure)).toBe(decline);
});

test.each([
  ['resource_missing', true],
  ['payment_method_unexpected_state', true],
  ['amount_too_small', true],
  ['parameter_missing', false],
  [undefined, false],
])('an invalid request with the code %s is about the payment method or the amount: %s', (code, isAbout) => {
  expect(isAboutMethod({ code })).toBe(isAbout);
});
