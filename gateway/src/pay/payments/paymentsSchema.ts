import './payPros.ts';
