import './payProBeforeBusiness.ts';
import './payPros.ts';
import './payProsAtLocation.ts';
import './ProPaymentInput.ts';
