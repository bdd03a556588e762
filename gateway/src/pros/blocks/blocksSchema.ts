import './blockPro.ts';
import './ProBlock.ts';
import './unblockPro.ts';
