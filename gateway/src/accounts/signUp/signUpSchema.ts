import './LinkableAccount.ts';
import './linkableAccountConnection.ts';
import './linkAccount.ts';
import './ManagerProfile.ts';
import './ManagerSkill.ts';
import './sendAccountLinkCode.ts';
import './signUp.ts';
