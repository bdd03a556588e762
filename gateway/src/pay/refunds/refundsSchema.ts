import './Refund.ts';
import './refundWork.ts';
