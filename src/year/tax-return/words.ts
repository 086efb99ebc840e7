import { words } from '../../base/kit/words'

/** What is said beside the authority's preview. */
export const returnWords = words('taxReturn', {
  differs: {
    en: 'The tax authority comes to {{theirs}} for {{house}}, where the books have {{ours}}. Its draft has more than the books there: another share, insurance, common costs or short lets. Look at the preview before you send.',
    nb: 'Skatteetaten kommer til {{theirs}} for {{house}}, der bøkene har {{ours}}. Utkastet har mer enn bøkene der: en annen eierandel, forsikring, felleskostnader eller korttidsutleie. Se på forhåndsvisningen før du sender.',
  },
  filled: {
    en: 'The numbers of {{house}} that were missing have been filled in from the tax authority.',
    nb: 'Numrene som manglet for {{house}}, er fylt inn fra Skatteetaten.',
  },
})
