import './moveSandboxClock.ts';
import './OutboxMessage.ts';
import './Sandbox.ts';
import './SandboxAct.ts';
import './sandboxCards.ts';
import './SandboxClock.ts';
import './SandboxScript.ts';
import './setSandboxScript.ts';
