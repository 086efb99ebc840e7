import { formatDay } from '../../base/kit/day'
import type { Language } from '../../base/kit/words'
import type { Signer } from '../../base/pdf/model'
import { documentTranslator, sameInBothLanguages, signLabels, tenantRole } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { ChecklistData, ChecklistSheet } from './model-paper'
import { optionCount } from './rules'
import { optionWords } from './words-options'
import { handoverWords } from './words-paper'

/** The texts of a handover list: only Norwegian (`nb`), or with English next to it (`en`). */
export function checklistSheet(data: ChecklistData, lang: Language): ChecklistSheet {
  const translator = documentTranslator(lang)
  const { translate } = translator
  const text = (key: keyof typeof handoverWords.texts) => translate(handoverWords, key)
  const paper = (key: keyof typeof paperWords.texts, values = {}) => translate(paperWords, key, values)
  const { list, tenants } = data
  // An electronically signed list has no space to write on, because nobody may change it after the signing.
  const isWritten = data.signedBy === 'hand'
  const tenant = (name: string, at: number): Signer => ({ role: tenantRole(translator, tenants.length, at), name })
  return {
    heading: text('title'),
    subtitle: text(isWritten ? 'subtitle' : data.isAhead ? 'subtitleAhead' : 'subtitleSigned'),
    number: paper('number', { number: data.number }),
    prevails: null,
    foot: `${handoverWords.texts.title.nb}, ${documentTranslator('nb').translate(paperWords, 'number', { number: data.number }).nb.toLowerCase()} · ${data.landlord} / ${tenants[0]}${tenants.length > 1 ? ' m.fl.' : ''}`,
    page: paper('page'),
    factsTitle: text('facts'),
    facts: [
      { label: paper('landlord'), value: sameInBothLanguages(data.landlord) },
      { label: paper(tenants.length === 1 ? 'tenant' : 'tenants'), value: sameInBothLanguages(tenants.join('\n')) },
      { label: text('dwelling'), value: sameInBothLanguages(`${data.house}\n${data.address}`) },
      { label: text('start'), value: sameInBothLanguages(formatDay(data.start)) },
    ],
    columns: [text('item'), text('count'), ...(isWritten ? [text('movingIn'), text('movingOut')] : [])],
    items: list.options.map((option) => ({
      name: translate(optionWords, option),
      count: String(optionCount(list, option) ?? ''),
    })),
    itemsTitle: text('items'),
    nothing: text(isWritten ? 'nothing' : 'signedNothing'),
    writing: isWritten
      ? {
          metersTitle: text('meters'),
          meterColumns: [text('meter'), text('meterNumber'), text('readingIn'), text('readingOut')],
          meters: [text('electricity'), text('water'), text('heat')],
          remarks: text('remarks'),
        }
      : null,
    signings: isWritten
      ? [
          { title: text('signIn'), text: text('signText') },
          // The sentence names the keys only if the list has them.
          { title: text('signOut'), text: text(list.options.includes('number_of_keys') ? 'signOutKeys' : 'signText') },
        ]
      : [{ title: text('signIn'), text: text(data.isAhead ? 'signedTextAhead' : 'signedText') }],
    signers: [{ role: paper('landlord'), name: data.landlord }, ...tenants.map(tenant)],
    signLabels: signLabels(translator, data.signedBy),
  }
}

/** The title that the window of a PDF reader shows. */
export const checklistTitle = (data: ChecklistData): string =>
  `${handoverWords.texts.title.nb} – ${data.house} – ${data.landlord} / ${data.tenants.join(', ')}`
