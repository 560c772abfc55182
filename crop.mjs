import { createRequire } from 'node:module';
const require = createRequire('/tmp/look/package.json');
const sharp = require('sharp');
const [,, inp,out,l,t,w,h,s='1'] = process.argv;
const b = await sharp(inp).extract({left:+l,top:+t,width:+w,height:+h}).png().toBuffer();
await sharp(b).resize(Math.round(w*s)).png().toFile(out);
