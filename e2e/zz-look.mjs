import { chromium } from '@playwright/test';
const base='http://localhost:18600';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
const signIn=async(page,who,lang)=>{ await page.goto(base+'/login?lang='+lang); await page.locator('input[type=email]').fill(who+'@shiptime.example'); await page.locator('input[type=password]').fill('Shiptime-Demo-1'); await page.keyboard.press('Enter'); await page.waitForTimeout(2500); };
const shots=JSON.parse(process.env.SHOTS);
for (const {who,lang,width,paths} of shots){
  const ctx=await b.newContext({viewport:{width,height:width<500?844:900},locale:lang==='fr'?'fr-CA':'en-CA'});
  const page=await ctx.newPage(); page.on('pageerror',e=>console.log('ERR',e.message));
  if(who) await signIn(page,who,lang);
  for(const p of paths){ const url=base+p+(p.includes('?')?'&':'?')+'lang='+lang; await page.goto(url); await page.waitForTimeout(2500);
    const o=await page.evaluate(()=>[document.documentElement.scrollWidth-innerWidth,document.documentElement.lang]);
    const f=`/tmp/shots/${who||'none'}-${p.replace(/[^a-z0-9]+/gi,'_')}-${lang}-${width}.png`; await page.screenshot({path:f,fullPage:!!process.env.FULL}); console.log(f,o.join(' ')); }
  await ctx.close();
}
await b.close();
