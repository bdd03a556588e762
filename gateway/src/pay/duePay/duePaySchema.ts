import './duePayConnection.ts';
import './dueTotal.ts';
import './gigPay.ts';
import './PayLine.ts';
import './WorkPay.ts';
