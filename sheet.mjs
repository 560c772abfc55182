import { createRequire } from 'node:module';
const require = createRequire('/tmp/look/package.json');
const sharp = require('sharp');
import { existsSync } from 'node:fs';
// node sheet.mjs out sliceHeight file[@scale] ...
const [,, out, sliceH, ...files] = process.argv;
const H = Number(sliceH);
const cols = [];
for (const f of files) {
  const [file, scale='1'] = f.split('@');
  if (!existsSync(file)) { console.error('missing', file); continue; }
  const m = await sharp(file).metadata();
  const w = Math.round(m.width*Number(scale)), h = Math.round(m.height*Number(scale));
  const buf = await sharp(file).resize(w,h,{fit:'fill'}).png().toBuffer();
  const foot = process.env.FOOT === '1' ? 0 : ({320:1120,390:1040,768:600,1280:500,1600:500}[m.width] ?? 0);
  cols.push({w,h: Math.max(200, Math.round((m.height-foot)*Number(scale))),buf, full: m.height});
}
const W = cols.reduce((a,c)=>a+c.w+12,0);
const max = Math.max(...cols.map(c=>c.h));
for (let i=0, y=0; y<max; i++, y+=H) {
  const sh = Math.min(H, max-y);
  let x=0; const layers=[];
  for (const c of cols) { const hh=Math.min(sh, c.h-y); if (hh>0) layers.push({input: await sharp(c.buf).extract({left:0,top:y,width:c.w,height:hh}).toBuffer(), left:x, top:0}); x+=c.w+12; }
  await sharp({create:{width:W,height:sh,channels:3,background:'#f0f'}}).composite(layers).png().toFile(`${out}-${i}.png`);
}
console.log(out, cols.map(c=>`${c.w}x${c.h} (${c.full})`).join(' '), Math.ceil(max/H));
