import './additionalPay.ts';
import './AdHocPayment.ts';
import './adHocPaymentConnection.ts';
import './adHocPaymentCost.ts';
import './adHocPaymentEnums.ts';
import './PaidHours.ts';
import './retryAdHocPayment.ts';
import './sendAdHocPayment.ts';
