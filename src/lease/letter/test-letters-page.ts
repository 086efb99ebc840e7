import type { LetterText } from './model-facts'
import { endingTexts } from './words-ending'
import { moneyTexts } from './words-money'
import { tenancyTexts } from './words-tenancy'

const groups: readonly (readonly [string, Readonly<Record<string, LetterText>>])[] = [
  ['Unpaid rent', moneyTexts],
  ['The end of a lease', endingTexts],
  ['While a lease runs', tenancyTexts],
]

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const groupPage = ([title, texts]: (typeof groups)[number]): string =>
  [`## ${title}`, '', row(['Sentence', 'Paragraph', 'Norwegian']), row(['---', '---', '---'])]
    .concat(Object.entries(texts).map(([key, { nb, law }]) => row([`\`${key}\``, law ?? '–', nb])))
    .concat('')
    .join('\n')

/** The sentences of the letters as a page of the documentation. */
export const lettersPage = (): string =>
  [
    '# The sentences of the letters',
    '',
    'Written from `src/lease/letter/words-*.ts` by a test, which holds the two together (`npx vitest run --project rules src/lease/letter/rules-sheet.test.ts -u` writes it anew). Which letter has which sentence, and which it must have, is in `rules-*.ts` there. The paragraph is printed after the sentence. `{{home}}` is «boligen», and «rommet» if a room is let; `{{aHome}}` is «boligen» or «et rom i boligen». Husleieloven was read in the text of November 2025; tvangsfullbyrdelsesloven rests on politiet.no and the lease’s own clause on eviction, inkassoforskriften on juridika.no. Not legal advice: have the letters read by a lawyer before real use.',
    '',
    groups.map(groupPage).join('\n'),
  ].join('\n')
