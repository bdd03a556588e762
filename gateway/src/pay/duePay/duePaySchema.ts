import './duePayConnection.ts';
import './gigPay.ts';
import './PayLine.ts';
import './WorkPay.ts';
