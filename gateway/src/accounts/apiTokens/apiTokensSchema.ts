import './AddressFamily.ts';
import './ApiToken.ts';
import './ApiTokenScope.ts';
import './apiTokensOfViewer.ts';
import './createApiToken.ts';
import './revokeApiToken.ts';
import './rotateApiToken.ts';
