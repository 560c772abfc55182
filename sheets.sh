#!/bin/bash
# sheets.sh indir outdir [kinds] pages...
in=$1; out=$2; kinds=$3; shift 3; mkdir -p $out; cd $in
for p in "$@"; do
[[ $kinds == *A* ]] && node /tmp/tools/sheet.mjs $out/$p-A 1330 $p-320.png@0.62 $p-390.png@0.62 $p-768.png@0.62
[[ $kinds == *B* ]] && node /tmp/tools/sheet.mjs $out/$p-B 1040 $p-1280.png@0.45 $p-1600.png@0.36
[[ $kinds == *D* ]] && node /tmp/tools/sheet.mjs $out/$p-D 1360 $p-390-dark.png@0.62 $p-1280-dark.png@0.5
done
