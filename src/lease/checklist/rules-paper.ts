import { formatDay } from '../../base/kit/day'
import type { Language } from '../../base/kit/words'
import { same, documentTranslator } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { ChecklistData, ChecklistSheet } from './model-paper'
import { countOf } from './rules'
import { optionWords } from './words-options'
import { listWords } from './words-paper'

/** The handover list as it is drawn: Norwegian alone (`nb`), or with English beside it (`en`). */
export function checklistSheet(data: ChecklistData, lang: Language): ChecklistSheet {
  const { translate } = documentTranslator(lang)
  const text = (key: keyof typeof listWords.texts) => translate(listWords, key)
  const paper = (key: keyof typeof paperWords.texts, values = {}) => translate(paperWords, key, values)
  const { list } = data
  return {
    heading: text('title'),
    subtitle: text('subtitle'),
    number: paper('number', { number: data.number }),
    prevails: null,
    foot: `${listWords.texts.title.nb}, ${documentTranslator('nb').translate(paperWords, 'number', { number: data.number }).nb.toLowerCase()} · ${data.landlord} / ${data.tenant}`,
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
      name: translate(optionWords, option),
      count: String(countOf(list, option) ?? ''),
    })),
    itemsTitle: text('items'),
    nothing: text('nothing'),
    metersTitle: text('meters'),
    meterColumns: [text('meter'), text('meterNumber'), text('readingIn'), text('readingOut')],
    meters: [text('electricity'), text('water'), text('heat')],
    remarks: text('remarks'),
    signings: [
      { title: text('signIn'), text: text('signText') },
      // What is not on the list is not signed for.
      { title: text('signOut'), text: text(list.options.includes('number_of_keys') ? 'signOutKeys' : 'signText') },
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
  `${listWords.texts.title.nb} – ${data.house} – ${data.landlord} / ${data.tenant}`
