import './Refund.ts';
import './refundAdHocPayment.ts';
import './refundWork.ts';
