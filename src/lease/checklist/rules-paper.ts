import { formatDay } from '../../base/kit/day'
import type { Language, Said } from '../../base/kit/words'
import { listed, same, speaker } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import { checklistOptions, countedOptions, countFields, type Checklist, type ChecklistOption } from './model'
import type { ChecklistData, ChecklistSheet } from './model-paper'
import { optionWords } from './words-options'
import { listWords } from './words-paper'

/** How many of an option there are; null for one that isn't counted, or whose count was left at none. */
export function countOf(list: Checklist, option: ChecklistOption): number | null {
  const field = countFields.find((each) => countedOptions[each] === option)
  return field === undefined || list[field] === 0 ? null : list[field]
}

const lower = ({ nb, en }: Said): Said => ({
  nb: nb.charAt(0).toLowerCase() + nb.slice(1),
  en: en.charAt(0).toLowerCase() + en.slice(1),
})

/** The handover list as it is drawn: Norwegian alone (`nb`), or with English beside it (`en`). */
export function checklistSheet(data: ChecklistData, lang: Language): ChecklistSheet {
  const { say, show } = speaker(lang)
  const text = (key: keyof typeof listWords.said) => say(listWords, key)
  const paper = (key: keyof typeof paperWords.said, values = {}) => say(paperWords, key, values)
  const { list } = data
  const left = checklistOptions
    .filter((option) => !list.options.includes(option))
    .map((option) => lower(optionWords.said[option]))
  return {
    heading: text('title'),
    subtitle: text('subtitle'),
    number: paper('number', { number: data.number }),
    prevails: null,
    foot: `${listWords.said.title.nb}, ${speaker('nb').say(paperWords, 'number', { number: data.number }).nb.toLowerCase()} · ${data.landlord} / ${data.tenant}`,
    page: paper('page'),
    factsTitle: text('facts'),
    facts: [
      { label: paper('landlord'), value: same(data.landlord) },
      { label: paper('tenant'), value: same(data.tenant) },
      { label: text('dwelling'), value: same(`${data.house}\n${data.address}`) },
      { label: text('start'), value: same(formatDay(data.start)) },
    ],
    columns: { item: text('item'), count: text('count'), movingIn: text('movingIn'), movingOut: text('movingOut') },
    items: list.options.map((option) => ({
      name: say(optionWords, option),
      count: String(countOf(list, option) ?? ''),
    })),
    itemsTitle: text('items'),
    nothing: text('nothing'),
    left: left.length === 0 ? null : show(listWords.said.left, { list: listed(left, listWords.said.and) }),
    metersTitle: text('meters'),
    meterColumns: [text('meter'), text('meterNumber'), text('readingIn'), text('readingOut')],
    meters: [text('electricity'), text('water'), text('heat')],
    remarks: text('remarks'),
    signings: [
      { title: text('signIn'), text: text('signInText') },
      { title: text('signOut'), text: text('signOutText') },
    ],
    signers: [
      { role: paper('landlord'), name: data.landlord },
      { role: paper('tenant'), name: data.tenant },
    ],
    signLabels: { place: paper('place'), signature: paper('signature') },
  }
}

/** Title of the document, as the reader's window shows it. */
export const checklistTitle = (data: ChecklistData): string =>
  `${listWords.said.title.nb} – ${data.house} – ${data.landlord} / ${data.tenant}`
