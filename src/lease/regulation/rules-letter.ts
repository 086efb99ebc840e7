import { formatDay } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { documentTranslator, sameInBothLanguages } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import { sumText, withEnglishPoint } from '../clauses/rules-values'
import type { PaperLanguage } from '../document/model'
import type { IndexMonth, LetterData, LetterSheet } from './model-letter'
import { monthsText, monthNameText } from './rules-difference'
import { indexText, percentChange } from './rules-prices'
import { rentLetterWords } from './words-letter'

const figure = ({ month, ...index }: IndexMonth) => ({
  month: monthNameText(month),
  index: withEnglishPoint(indexText({ month, ...index })),
})

function valuesOf({ before, from, month_sum, index, difference }: LetterData) {
  const figures = index && {
    fromMonth: figure(index.from).month,
    fromIndex: figure(index.from).index,
    toMonth: figure(index.to).month,
    toIndex: figure(index.to).index,
    most: withEnglishPoint(sumText(index.most)),
  }
  return {
    from: formatDay(from),
    since: formatDay(before.since),
    sinceMonth: monthNameText(before.since),
    before: withEnglishPoint(sumText(before.month_sum)),
    sum: withEnglishPoint(sumText(month_sum)),
    ...(difference !== null && {
      months: monthsText(difference.months),
      rise: withEnglishPoint(sumText(difference.sum)),
      dueOn: formatDay(difference.dueOn),
    }),
    ...figures,
  }
}

type LetterKey = keyof typeof rentLetterWords.texts

/** The keys of the paragraphs, in their order. */
const letterParagraphs = ({
  agreed,
  from,
  writtenOn,
  index,
  difference,
}: Pick<LetterData, 'agreed' | 'from' | 'writtenOn' | 'index' | 'difference'>): readonly LetterKey[] =>
  agreed
    ? [
        from <= writtenOn ? 'agreedBefore' : 'agreed',
        ...(difference === null ? [] : (['difference'] as const)),
        'agreedLaw',
        'rest',
      ]
    : ['notice', 'law', index ? 'within' : 'check', ...(index?.isGiven ? (['given'] as const) : []), 'rest']

/** The texts of a letter: only Norwegian (`nb`), or with English next to it (`en`). The Norwegian text prevails. */
export function letterSheet(data: LetterData, lang: PaperLanguage): LetterSheet {
  const { translate, both } = documentTranslator(lang)
  const values = valuesOf(data)
  const text = (key: LetterKey, more = {}) => translate(rentLetterWords, key, { ...values, ...more })
  const paper = (key: keyof typeof paperWords.texts, more = {}) => translate(paperWords, key, more)
  const { landlord, tenants, before, month_sum, index, agreed } = data
  const more = ore(month_sum - before.month_sum)
  const sender = [landlord.name, landlord.address, landlord.phone, landlord.email].filter((line) => line !== '')
  return {
    heading: text(agreed ? 'titleAgreed' : 'title'),
    subtitle: text('subtitle', { day: formatDay(data.writtenOn) }),
    number: paper('number', { number: data.number }),
    prevails: both ? text('prevails') : null,
    foot: `${documentTranslator('nb').translate(paperWords, 'number', { number: data.number }).nb} · ${landlord.name} / ${tenants.join(', ')}`,
    page: paper('page'),
    factsTitle: text('facts'),
    facts: [
      { label: paper('landlord'), value: sameInBothLanguages(landlord.name) },
      { label: tenants.length > 1 ? text('tenants') : paper('tenant'), value: sameInBothLanguages(tenants.join('\n')) },
      {
        label: text('dwelling'),
        value: sameInBothLanguages(
          (data.address.startsWith(data.house) ? [data.address] : [data.house, data.address]).join('\n'),
        ),
      },
      { label: text('from'), value: sameInBothLanguages(values.from) },
      { label: text('before'), value: text('beforeIs', { sum: values.before }) },
      { label: text('rent'), value: text('rentIs') },
      // A rent of 0 has no percentage.
      ...(before.month_sum === 0
        ? []
        : [
            {
              label: text('change'),
              value: text('changeIs', {
                sum: withEnglishPoint(`${more > 0 ? '+' : ''}${sumText(more)}`),
                percent: withEnglishPoint(percentChange(before.month_sum, month_sum)),
              }),
            },
          ]),
      ...(index
        ? [
            {
              label: text('index'),
              value: text('indexIs', { percent: withEnglishPoint(percentChange(index.from.tenths, index.to.tenths)) }),
            },
          ]
        : []),
    ],
    paragraphs: letterParagraphs(data).map((key) => text(key)),
    regards: text('regards'),
    sender: sender.join('\n'),
  }
}

/** The title that the window of a PDF reader shows. */
export const letterTitle = (data: LetterData): string =>
  `${rentLetterWords.texts[data.agreed ? 'titleAgreed' : 'title'].nb} – ${data.house} – ${data.tenants.join(', ')}`
