import './FillingAdvice.ts';
