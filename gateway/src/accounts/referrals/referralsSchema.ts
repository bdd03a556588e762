import './Referral.ts';
