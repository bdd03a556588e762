import './duePayConnection.ts';
import './gigPay.ts';
import './WorkPay.ts';
