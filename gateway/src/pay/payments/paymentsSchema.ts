import './payPros.ts';
import './payProsAtLocation.ts';
