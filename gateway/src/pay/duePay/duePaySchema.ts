import './duePayConnection.ts';
import './dueProConnection.ts';
import './dueTotal.ts';
import './gigPay.ts';
import './PayLine.ts';
import './proDuePay.ts';
import './sendHomeCosts.ts';
import './WorkPay.ts';
