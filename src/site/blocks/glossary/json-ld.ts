import { plainText } from '../../../shared/engine/format/rich.ts';
import type { GlossaryBlock } from '../../../shared/plan/blocks.generated.ts';
import type { GlossaryTerm } from '../../../shared/plan/config.generated.ts';
import type { ThingsOf } from '../../../shared/plan/json-ld.ts';

/** All terms of the block: its filter hides some only when the visitor types. https://schema.org/DefinedTermSet */
const glossaryThings: ThingsOf<GlossaryBlock> = ({ list, heading }, { lists, site }) => [
  {
    '@type': 'DefinedTermSet',
    name: heading ?? site.brand.name,
    hasDefinedTerm: (lists[list] as readonly GlossaryTerm[]).map(({ id, term, also, meaning, text }) => ({
      '@type': 'DefinedTerm',
      termCode: id,
      name: term,
      ...(also && { alternateName: also }),
      description: text === undefined ? meaning : `${meaning} ${plainText(text)}`,
    })),
  },
];
export default glossaryThings;
