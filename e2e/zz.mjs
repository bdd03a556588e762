import { chromium } from 'playwright';
const url='http://127.0.0.1:4100', up='http://127.0.0.1:4101';
const gql=async(q,v,t)=>(await (await fetch(url+'/graphql',{method:'POST',headers:{'content-type':'application/json',...(t?{authorization:'Bearer '+t}:{})},body:JSON.stringify({query:q,variables:v})})).json());
async function sign(email){ await gql('mutation($e:String!){requestSignInCode(input:{email:$e}){errors{message}}}',{e:email}); const o=await (await fetch(up+'/api/sandbox/outbox/?to='+encodeURIComponent(email))).json(); const code=o.results.find(m=>m.code).code; const a=await gql('mutation($e:String!,$c:String!){signIn(input:{email:$e,code:$c}){token errors{message}}}',{e:email,c:code}); return a.data.signIn.token }
const tokens={manager:await sign('manager@brigade.example'),owner:await sign('owner@brigade.example'),member:await sign('member@brigade.example'),admin:await sign('admin@brigade.example')};
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const shots=process.argv.slice(2);
const list=[
 ['locations','owner','/locations'],['add','owner','/locations/add'],['info','owner','/locations/1/info'],['info-member','member','/locations/1/info'],['info-admin','admin','/locations/1/info'],['pending','owner','/locations/4/info'],
 ['addresses','owner','/locations/1/addresses'],['teams','manager','/locations/1/teams'],['teams-member','member','/locations/1/teams'],['billing','owner','/locations/1/billing'],['billing-add','owner','/locations/1/billing?mode=add-custom'],['addons','owner','/locations/1/add-ons'],['remap','admin','/locations/1/org-remap'],
 ['org-info','owner','/organizations/1/info'],['org-teams','owner','/organizations/1/teams'],['org-billing','owner','/organizations/1/billing'],['org-member','member','/organizations/1/teams'],
 ['settings','manager','/settings'],['notif','manager','/notification-settings'],['messages','manager','/shift-messages'],
 ['signup',null,'/signup'],['referral',null,'/auth/referral?ref=ABCD'],['callback',null,'/auth/callback/magic-link?token=x'],['callback-bad',null,'/auth/callback/foo'],['terms',null,'/terms'],['terms-doc',null,'/terms/privacy'],['interview',null,'/interview'],['orientation',null,'/orientation'],['invite-bad',null,'/invitations/accept/nope'],
];
for(const [name,who,path] of list){ if(shots.length&&!shots.includes(name))continue;
 for(const w of [360,1440]){ const c=await b.newContext({baseURL:url,viewport:{width:w,height:w===360?740:900}}); if(who) await c.addInitScript(`localStorage.setItem('brigade.session', ${JSON.stringify(JSON.stringify({token:tokens[who],expiresAt:Date.now()+8e7}))})`); const p=await c.newPage(); p.on('console',m=>{if(m.type()==='error')console.log(name,w,m.text())}); p.on('pageerror',e=>console.log(name,w,'ERR',e.message)); await p.goto(path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(400); const o=await p.evaluate('document.documentElement.scrollWidth-document.documentElement.clientWidth'); if(o>0)console.log(name,w,'overflow',o); await p.screenshot({path:`/tmp/shots/${name}-${w}.png`,fullPage:true}); await c.close(); } }
await b.close();
