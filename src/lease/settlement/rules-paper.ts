import { formatDay } from '../../base/kit/day'
import { formatKr, ore, sumOre, type Ore } from '../../base/kit/money'
import type { Language, Text } from '../../base/kit/words'
import type { ShownText } from '../../base/pdf/model'
import {
  documentTranslator,
  landlordRole,
  onOneLine,
  sameInBothLanguages,
  signLabels,
  tenantRole,
} from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import { withEnglishPoint } from '../clauses/rules-values'
import { handoverPaperWords } from '../handover/words-paper'
import type { SettlementData, SettlementSheet } from './model-paper'
import { handoverText } from './rules'
import { settlementPaperWords } from './words-paper'

type Word = keyof typeof settlementPaperWords.texts
type Values = Readonly<Record<string, string | Text>>

const kroner = (sum: Ore): Text => withEnglishPoint(onOneLine(formatKr(sum, 'needed').replaceAll('\u00a0', ' ')))

/** The one whose account holds the deposit, in a sentence: the tenant, or of several the first by name (§ 3-5). */
function payerOf({ tenants }: Pick<SettlementData, 'tenants'>): { readonly payer: Text; readonly Payer: Text } {
  const { thePayer, ThePayer } = settlementPaperWords.texts
  if (tenants.length === 1) return { payer: thePayer, Payer: ThePayer }
  const name = { nb: tenants[0], en: tenants[0] }
  return { payer: name, Payer: name }
}

/** True if the rent that is owed is more than the items claim of it. */
const isRentLeft = ({ items, owed }: Pick<SettlementData, 'items' | 'owed'>): boolean =>
  sumOre(items.flatMap(({ kind, sum }) => (kind === 'rent' ? [sum] : []))) < owed

/**
 * The paragraphs that say what each party agrees to, and what applies if the tenant doesn't agree (husleieloven § 3-5).
 */
function paragraphsOf(data: SettlementData, text: (key: Word, values?: Values) => ShownText): readonly ShownText[] {
  const { deposit, total, to_landlord, to_tenant, tenants } = data
  const who = payerOf(data)
  const values = { ...who, toLandlord: kroner(to_landlord), toTenant: kroner(to_tenant) }
  const beyond = ore(total - to_landlord)
  const areSeveral = tenants.length > 1
  const left = isRentLeft(data) ? [text('rentLeft')] : []
  if (deposit === 0) {
    const accept = text(areSeveral ? 'acceptSeveral' : 'accept')
    return [accept, ...(total > 0 ? [text(areSeveral ? 'noDutySeveral' : 'noDuty')] : []), ...left, text('rest')]
  }
  return [
    text(to_landlord === 0 ? 'allBack' : 'consent', values),
    ...(to_landlord > 0 && areSeveral ? [text('onlyPayer', who)] : []),
    ...(beyond > 0 ? [text('beyondText', { beyond: kroner(beyond) })] : []),
    ...left,
    ...(to_landlord > 0 ? [text('noConsent', who)] : []),
    ...(to_landlord > 0 && data.isRentInDepositBank ? [text('noConsentRent', who)] : []),
    text('interest', who),
    text('rest'),
  ]
}

/** The role of a tenant who signs. Of several, only the first consents to the payout, and the others accept the items. */
function roleOf(
  { tenants, to_landlord }: SettlementData,
  translator: ReturnType<typeof documentTranslator>,
  at: number,
) {
  const role = tenantRole(translator, tenants.length, at)
  if (tenants.length === 1 || to_landlord === 0) return role
  return translator.translate(settlementPaperWords, at === 0 ? 'consentRole' : 'acceptRole', {
    role: { nb: role.nb, en: role.en ?? role.nb },
  })
}

/** The texts of a settlement: only Norwegian (`nb`), or with English next to it (`en`). */
export function settlementSheet(data: SettlementData, lang: Language): SettlementSheet {
  const translator = documentTranslator(lang)
  const { translate, show } = translator
  const text = (key: Word, values: Values = {}) => translate(settlementPaperWords, key, values)
  const paper = (key: keyof typeof paperWords.texts, values = {}) => translate(paperWords, key, values)
  const { tenants, items, total, deposit, owed, to_landlord, to_tenant } = data
  const landlords = [data.landlord, ...(data.coLandlords ?? [])]
  const places = new Map(data.photos.map(({ url }, at) => [url, at]))
  const shown = new Set<string>()
  const figures = items.flatMap(({ photos, text: what }) =>
    photos.flatMap((url) => {
      const file = places.get(url)
      if (file === undefined) return []
      const { uploaded_on, sha256 } = data.photos[file]!
      // The same picture may be uploaded twice, for the handover and for the claim.
      if (shown.has(sha256)) return []
      shown.add(sha256)
      return {
        file,
        title: text('photo', { at: String(file + 1), what }),
        stamp: translate(handoverPaperWords, 'stamp', { day: formatDay(uploaded_on) }),
        hash: sha256,
        alt: handoverPaperWords.texts.alt.nb.replace('{{what}}', () => what),
      }
    }),
  )
  const { nb: title } = settlementPaperWords.texts.title
  const number = documentTranslator('nb').translate(paperWords, 'number', { number: data.number }).nb.toLowerCase()
  const sum = (key: Word, amount: Ore, values: Values = {}) => ({
    label: text(key, values),
    value: show(kroner(amount)),
  })
  const beyond = ore(total - to_landlord)
  return {
    heading: text('title'),
    subtitle: text('subtitle', { day: formatDay(data.writtenOn) }),
    number: paper('number', { number: data.number }),
    prevails: translator.both ? text('prevails') : null,
    foot: `${title}, ${number} · ${data.landlord} / ${tenants[0]}${tenants.length > 1 ? ' m.fl.' : ''}`,
    page: paper('page'),
    factsTitle: text('facts'),
    facts: [
      {
        label: paper(landlords.length === 1 ? 'landlord' : 'landlords'),
        value: sameInBothLanguages(landlords.join('\n')),
      },
      { label: paper(tenants.length === 1 ? 'tenant' : 'tenants'), value: sameInBothLanguages(tenants.join('\n')) },
      { label: text('dwelling'), value: sameInBothLanguages(`${data.house}\n${data.address}`) },
      deposit === 0 ? { label: text('deposit'), value: text('depositNone') } : sum('deposit', deposit),
      sum('owed', owed),
      ...(deposit === 0 ? [] : [sum('toLandlord', to_landlord), sum('toTenant', to_tenant, payerOf(data))]),
      ...(deposit > 0 && beyond > 0 ? [sum('beyond', beyond)] : []),
    ],
    itemsTitle: text('items'),
    columns: [text('item'), text('what'), text('sum')],
    rows: items.map((item) => {
      const from = handoverText(item)
      return {
        kind: text(item.kind),
        text: item.text,
        handover: from === null ? null : text('handover', { item: from }),
        sum: kroner(item.sum).nb,
      }
    }),
    total: { label: text('total'), sum: kroner(total).nb },
    nothing: text('nothing'),
    proofTitle: text('proof'),
    figures,
    unreadable: translate(handoverPaperWords, 'unreadable'),
    photosNote: figures.length > 0 ? translate(handoverPaperWords, 'photosNote') : null,
    consentTitle: text('consentTitle'),
    paragraphs: paragraphsOf(data, text),
    signingTitle: text('signing'),
    signers: [
      ...landlords.map((name, at) => ({ role: landlordRole(translator, landlords.length, at), name })),
      ...tenants.map((name, at) => ({ role: roleOf(data, translator, at), name })),
    ],
    signLabels: signLabels(translator, 'hand'),
  }
}

/** The title that the window of a PDF reader shows. */
export const settlementTitle = (data: SettlementData): string =>
  `${settlementPaperWords.texts.title.nb} – ${data.house} – ${data.landlord} / ${data.tenants.join(', ')}`
