import './Money.ts';
