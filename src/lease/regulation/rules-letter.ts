import { formatDay, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { formatKr, ore, type Ore } from '../../base/kit/money'
import { internationalPhone } from '../../base/kit/phone'
import type { Text } from '../../base/kit/words'
import { documentTranslator, same } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { Profile } from '../../landlord/account/model'
import type { House } from '../../landlord/house/model'
import type { Contract } from '../contract/model'
import { partiesOf, readable, type Landlord } from '../party/rules'
import type { PaperLanguage } from '../document/model'
import type { RegulationForm } from './model'
import type { IndexMonth, LetterData, LetterSheet } from './model-letter'
import { allowedBy, lastRent } from './rules'
import { indexText, percentText } from './rules-prices'
import { letterWords } from './words-letter'

/** What a letter is made of. */
export interface LetterSources {
  readonly contract: Contract
  readonly house: Pick<House, 'name' | 'address' | 'postcode' | 'city'>
  readonly landlord: Landlord & Pick<Profile, 'address' | 'postcode' | 'city'>
}

const inOneLine = ({ address, postcode, city }: { address: string; postcode: string; city: string }): string =>
  [address, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ')

/** The letter about a change of the rent that is made on that day. Refuses with 409 unreadable where a party can't be read. */
export function letterData({ contract, house, landlord }: LetterSources, form: RegulationForm, today: Day): LetterData {
  const { month_sum, from, agreed } = form
  const before = lastRent(contract)
  const room = allowedBy(form, contract, today)
  return {
    number: contract.additionalId,
    writtenOn: today,
    landlord: {
      name: fullName(landlord),
      address: inOneLine(landlord),
      email: landlord.email,
      phone: landlord.phone === '' ? '' : internationalPhone(landlord.phone_code, landlord.phone),
    },
    tenants: readable(partiesOf(contract, landlord)).tenants.map(fullName),
    house: house.name,
    address: inOneLine(house),
    before,
    from,
    month_sum,
    agreed,
    index: room && { from: room.from, to: room.to, most: room.most, isGiven: room.isGiven },
  }
}

const kr = (amount: Ore): string => formatKr(amount, 'needed')

const monthName = (language: 'nb-NO' | 'en-GB', day: Day): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
/** `mai 2026`, `May 2026`. */
const inBoth = (day: Day): Text => ({ nb: monthName('nb-NO', day), en: monthName('en-GB', day) })
const figure = ({ month, ...index }: IndexMonth) => ({ month: inBoth(month), index: indexText({ month, ...index }) })

/** What the texts of a letter say of its figures. */
function valuesOf({ before, from, month_sum, index }: LetterData) {
  const figures = index && {
    fromMonth: figure(index.from).month,
    fromIndex: figure(index.from).index,
    toMonth: figure(index.to).month,
    toIndex: figure(index.to).index,
    most: kr(index.most),
  }
  return {
    from: formatDay(from),
    since: formatDay(before.since),
    sinceMonth: inBoth(before.since),
    before: kr(before.month_sum),
    sum: kr(month_sum),
    ...figures,
  }
}

type LetterKey = keyof typeof letterWords.texts

/** What a letter says in sentences, in the order of its paragraphs. */
const letterParagraphs = ({ agreed, index }: Pick<LetterData, 'agreed' | 'index'>): readonly LetterKey[] =>
  agreed
    ? ['agreed', 'agreedLaw', 'rest']
    : ['notice', 'law', index ? 'within' : 'check', ...(index?.isGiven ? (['given'] as const) : []), 'rest']

/** The letter as it is drawn: Norwegian alone (`nb`), or with English beside it (`en`), the Norwegian prevailing. */
export function letterSheet(data: LetterData, lang: PaperLanguage): LetterSheet {
  const { translate, both } = documentTranslator(lang)
  const values = valuesOf(data)
  const text = (key: LetterKey, more = {}) => translate(letterWords, key, { ...values, ...more })
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
      { label: paper('landlord'), value: same(landlord.name) },
      { label: tenants.length > 1 ? text('tenants') : paper('tenant'), value: same(tenants.join('\n')) },
      { label: text('dwelling'), value: same([data.house, data.address].join('\n')) },
      { label: text('from'), value: same(values.from) },
      { label: text('before'), value: text('beforeIs', { sum: values.before }) },
      { label: text('rent'), value: text('rentIs') },
      // Nothing is no percentage of a rent of nothing.
      ...(before.month_sum === 0
        ? []
        : [
            {
              label: text('change'),
              value: text('changeIs', {
                sum: `${more > 0 ? '+' : ''}${kr(more)}`,
                percent: percentText(before.month_sum, month_sum),
              }),
            },
          ]),
      ...(index
        ? [
            {
              label: text('index'),
              value: text('indexIs', { percent: percentText(index.from.tenths, index.to.tenths) }),
            },
          ]
        : []),
    ],
    paragraphs: letterParagraphs(data).map((key) => text(key)),
    regards: text('regards'),
    sender: sender.join('\n'),
  }
}

/** Title of the document, as the reader's window shows it. */
export const letterTitle = (data: LetterData): string =>
  `${letterWords.texts[data.agreed ? 'titleAgreed' : 'title'].nb} – ${data.house} – ${data.tenants.join(', ')}`
