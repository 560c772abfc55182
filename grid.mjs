import { createRequire } from 'node:module';
const require = createRequire('/tmp/look/package.json');
const sharp = require('sharp');
// node grid.mjs out cols scale maxh files...
const [,, out, cols, scale, maxh, ...files] = process.argv;
const C=Number(cols), S=Number(scale), M=Number(maxh);
const cells=[];
for (const f of files) { try { const m=await sharp(f).metadata(); const w=Math.round(m.width*S), h=Math.round(m.height*S); let b=await sharp(f).resize(w,h,{fit:'fill'}).png().toBuffer(); const hh=Math.min(h,M); if(hh<h) b=await sharp(b).extract({left:0,top:0,width:w,height:hh}).toBuffer(); cells.push({w,h:hh,b,f}); } catch(e) { console.error(f, e.message);} }
const rows=[]; for(let i=0;i<cells.length;i+=C) rows.push(cells.slice(i,i+C));
const W=Math.max(...rows.map(r=>r.reduce((a,c)=>a+c.w+8,0))); const H=rows.reduce((a,r)=>a+Math.max(...r.map(c=>c.h))+8,0);
let y=0; const layers=[]; for(const r of rows){let x=0; for(const c of r){layers.push({input:c.b,left:x,top:y}); x+=c.w+8;} y+=Math.max(...r.map(c=>c.h))+8;}
await sharp({create:{width:W,height:H,channels:3,background:'#f0f'}}).composite(layers).png().toFile(out);
console.log(out,W,H);
