import './Referral.ts';
import './referralFields.ts';
import './ReferralProgram.ts';
import './ReferredBusiness.ts';
import './createReferralCode.ts';
