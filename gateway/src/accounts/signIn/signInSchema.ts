import './SignInCodePurpose.ts';
import './requestSignInCode.ts';
import './sessionPayload.ts';
import './signIn.ts';
import './signInWithMagicLink.ts';
import './signInWithSso.ts';
import './signOut.ts';
import './tokenInput.ts';
