import { formatDay } from '../../base/kit/day'
import type { Language, Text } from '../../base/kit/words'
import type { ShownText, Signer } from '../../base/pdf/model'
import {
  documentTranslator,
  landlordRole,
  listText,
  sameInBothLanguages,
  signLabels,
  tenantRole,
} from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { HandoverDifference, HandoverItem } from './model'
import type { HandoverData, HandoverSheet, PaperRow, PaperSection, PhotoFigure } from './model-paper'
import { handoverDifferences, isItemChanged, meterKey, pairLines, roomKey, unseenItems } from './rules'
import { handoverPaperWords } from './words-paper'

type Word = keyof typeof handoverPaperWords.texts

/** The units in which these meters count in Norway. Gas has a meter of m³ or kWh, so none is printed for it. */
const units: Readonly<Record<string, string>> = { electricity: 'kWh', heat: 'kWh', water: 'm³' }

const readingText = (reading: number, kind: string): string =>
  [String(reading).replace('.', ','), units[kind]].filter((part) => part !== undefined).join('\u00a0')
/** The difference of two readings, without the noise of binary fractions. */
const usedText = (before: number, after: number, kind: string): string =>
  readingText(Math.round((after - before) * 1000) / 1000, kind)

/** A meter's kind in both languages. A name of the landlord's own is the same in both. */
function meterName(kind: string, number: string): Text {
  const { texts } = handoverPaperWords
  const known = (['electricity', 'water', 'heat', 'gas'] as const).find((one) => one === kind)
  const named: Text = known ? texts[known] : { nb: kind, en: kind }
  const fill = (language: Language) =>
    number === ''
      ? named[language]
      : texts.meterIs[language].replace('{{kind}}', named[language]).replace('{{number}}', number)
  return { nb: fill('nb'), en: fill('en') }
}

const stateText = (item: Pick<HandoverItem, 'state' | 'remark'> | null): Text => {
  const { texts } = handoverPaperWords
  if (item === null) return texts.notRecorded
  if (item.state === null) return texts.unseen
  if (item.state === 'ok') {
    // A landlord may note something about an item that is in order.
    const and = item.remark === '' ? '' : `. ${item.remark}`
    return { nb: `${texts.ok.nb}${and}`, en: `${texts.ok.en}${and}` }
  }
  if (item.remark === '') return texts.remarkPhotos
  const fill = (language: Language) => texts.remark[language].replace('{{remark}}', () => item.remark)
  return { nb: fill('nb'), en: fill('en') }
}

const orNone = (value: string | null): Text => {
  const { notRecorded } = handoverPaperWords.texts
  return value === null ? notRecorded : { nb: value, en: value }
}

/** The texts of a difference: its name, and the values on moving in and on moving out. */
function differenceTexts(one: HandoverDifference): { what: Text; before: Text; after: Text } {
  if (one.kind === 'item') {
    const what = `${one.room}, ${one.item}`
    const [before, after] = [one.in, one.out]
    return { what: { nb: what, en: what }, before: stateText(before), after: stateText(after) }
  }
  if (one.kind === 'meter')
    return {
      what: meterName(one.meter, one.number),
      before: orNone(one.in === null ? null : readingText(one.in, one.meter)),
      after: orNone(one.out === null ? null : readingText(one.out, one.meter)),
    }
  const count = (of: number | null) => orNone(of === null ? null : String(of))
  return { what: { nb: one.name, en: one.name }, before: count(one.in), after: count(one.out) }
}

/** Gives the photos of a paper their numbers and the texts below them. */
function photoFigures(data: HandoverData, text: (key: Word, values?: Record<string, string>) => ShownText) {
  const places = new Map(data.photos.map(({ url }, at) => [url, at]))
  const shown = new Set<string>()
  /** The photos of a line. A photo is shown only at the first line that has it. */
  return (urls: readonly string[], what: string, isBefore = false): PhotoFigure[] =>
    urls.flatMap((url) => {
      const file = places.get(url)
      if (file === undefined || shown.has(url)) return []
      shown.add(url)
      const { uploaded_on, sha256 } = data.photos[file]!
      return {
        file,
        title: text(isBefore ? 'photoBefore' : 'photo', { at: String(file + 1), what }),
        stamp: text('stamp', { day: formatDay(uploaded_on) }),
        hash: sha256,
        alt: handoverPaperWords.texts.alt.nb.replace('{{what}}', () => what),
      }
    })
}

/**
 * The sections of a paper: each room, the meters and the keys. On moving out, the values of both handovers are next to
 * each other.
 */
function sectionsOf(data: HandoverData, lang: Language): PaperSection[] {
  const { translate, show } = documentTranslator(lang)
  const text = (word: Word, values: Record<string, string> = {}) => translate(handoverPaperWords, word, values)
  const { content, before } = data
  const isCompared = before !== null
  const earlier = before?.content ?? { rooms: [], meters: [], keys: [] }
  const figures = photoFigures(data, text)
  const columns = (first: Word, only: Word) =>
    isCompared
      ? [
          text(first),
          text('movingIn', { day: formatDay(before.date) }),
          text('movingOut', { day: formatDay(data.date) }),
        ]
      : [text(first), text(only)]
  const row = (
    name: ShownText,
    cells: { readonly before: Text; readonly after: Text },
    differs: boolean,
  ): PaperRow => ({
    name,
    cells: isCompared ? [show(cells.before), show(cells.after)] : [show(cells.after)],
    mark: isCompared && differs ? text('changed') : null,
  })

  const rooms = pairLines(earlier.rooms, content.rooms, roomKey).map((room): PaperSection => {
    const { name } = (room.after ?? room.before)!
    const items = pairLines(room.before?.items ?? [], room.after?.items ?? [], roomKey)
    return {
      title: sameInBothLanguages(name),
      columns: columns('item', 'state'),
      rows: items.map((item) =>
        row(
          sameInBothLanguages((item.after ?? item.before)!.name),
          { before: stateText(item.before), after: stateText(item.after) },
          isItemChanged(item.before, item.after),
        ),
      ),
      figures: items.flatMap((item) => {
        const what = `${name}, ${(item.after ?? item.before)!.name}`
        const earlierPhotos = isItemChanged(item.before, item.after) ? (item.before?.photos ?? []) : []
        return figures(earlierPhotos, what, true).concat(figures(item.after?.photos ?? [], what))
      }),
    }
  })

  const pairs = pairLines(earlier.meters, content.meters, meterKey)
  const meters: PaperSection = {
    title: text('meters'),
    columns: [...columns('meter', 'reading'), ...(isCompared ? [text('used')] : [])],
    rows: pairs.map((meter) => {
      const { kind: of, number } = (meter.after ?? meter.before)!
      const reading = (side: typeof meter.before) => orNone(side === null ? null : readingText(side.reading, of))
      const made = row(
        show(meterName(of, number)),
        { before: reading(meter.before), after: reading(meter.after) },
        false,
      )
      if (!isCompared) return made
      const used = meter.before && meter.after ? usedText(meter.before.reading, meter.after.reading, of) : '–'
      return { ...made, cells: [...made.cells, sameInBothLanguages(used)] }
    }),
    figures: pairs.flatMap(({ after }) =>
      after?.photo ? figures([after.photo], meterName(after.kind, after.number).nb) : [],
    ),
  }

  const keys: PaperSection = {
    title: text('keys'),
    columns: columns('key', 'count'),
    rows: pairLines(earlier.keys, content.keys, roomKey).map((one) => {
      const count = (side: typeof one.before) => orNone(side === null ? null : String(side.count))
      return row(
        sameInBothLanguages((one.after ?? one.before)!.name),
        { before: count(one.before), after: count(one.after) },
        one.before?.count !== one.after?.count,
      )
    }),
    figures: [],
  }
  return [...rooms, meters, keys].filter(({ rows }) => rows.length > 0)
}

const titleWord = ({ kind }: Pick<HandoverData, 'kind'>): Word => (kind === 'in' ? 'titleIn' : 'titleOut')

/** The landlords. The one whose user account it is comes first. */
const landlordsOf = ({ landlord, coLandlords = [] }: HandoverData): readonly string[] => [landlord, ...coLandlords]

/** The sentence that the parties sign. It names only what the list has lines for. */
function signedText({ content, before }: HandoverData, translator: ReturnType<typeof documentTranslator>): ShownText {
  const { texts } = handoverPaperWords
  const both = [content, ...(before === null ? [] : [before.content])]
  const named = [
    ...(both.some(({ rooms }) => rooms.length > 0) ? [texts.theState] : []),
    ...(both.some(({ meters }) => meters.length > 0) ? [texts.theMeters] : []),
    ...(both.some(({ keys }) => keys.length > 0) ? [texts.theKeys] : []),
    ...(content.remarks === '' ? [] : [texts.theRemarks]),
  ]
  if (named.length === 0) return translator.show(texts.signedWithoutLines)
  const list = listText(named, texts.and)
  const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const isOne = named.length === 1 && named[0] === texts.theState
  return translator.show(texts.signText, {
    What: { nb: first(list.nb), en: `${first(list.en)} ${isOne ? 'is' : 'are'}` },
  })
}

/** The drawn signatures, and the people who get a line to sign on. */
function signingOf(data: HandoverData, lang: Language): Pick<HandoverSheet, 'signing' | 'drawn' | 'signers'> {
  const translator = documentTranslator(lang)
  const text = (key: Word, values: Record<string, string> = {}) => translator.translate(handoverPaperWords, key, values)
  const { drawn, tenants, signedOn } = data
  const landlords = landlordsOf(data)
  const signers: readonly Signer[] = [
    ...landlords.map((name, at) => ({ role: landlordRole(translator, landlords.length, at), name })),
    ...tenants.map((name, at) => ({ role: tenantRole(translator, tenants.length, at), name })),
  ]
  const note =
    drawn.length > 0 ? text('drawnNote') : signedOn === null ? null : text('signedByHand', { day: formatDay(signedOn) })
  return {
    signing: { title: text('signing'), text: signedText(data, translator), note },
    drawn: drawn.map(({ role, place, name, svg, drawnAt }) => ({
      role: role === 'landlord' ? landlordRole(translator, 1, 0) : tenantRole(translator, tenants.length, place),
      name,
      svg,
      alt: handoverPaperWords.texts.drawnAlt.nb.replace('{{name}}', () => name),
      drawnAt: text('drawnAt', { at: drawnAt }),
    })),
    // With drawn signatures, nobody signs on paper.
    signers: drawn.length > 0 ? [] : signers,
  }
}

/** The texts of a handover: only Norwegian (`nb`), or with English next to it (`en`). */
export function handoverSheet(data: HandoverData, lang: Language): HandoverSheet {
  const translator = documentTranslator(lang)
  const { translate, show } = translator
  const text = (key: Word, values: Record<string, string | Text> = {}) => translate(handoverPaperWords, key, values)
  const paper = (key: keyof typeof paperWords.texts, values = {}) => translate(paperWords, key, values)
  const { before, content, tenants } = data
  const landlords = landlordsOf(data)
  const found = before === null ? null : handoverDifferences(before.content, content)
  const title = handoverPaperWords.texts[titleWord(data)].nb
  const number = documentTranslator('nb').translate(paperWords, 'number', { number: data.number }).nb.toLowerCase()
  return {
    heading: text(titleWord(data)),
    subtitle: text('subtitle', { day: formatDay(data.date) }),
    number: paper('number', { number: data.number }),
    prevails: null,
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
      { label: text('date'), value: sameInBothLanguages(formatDay(data.date)) },
      ...(before === null
        ? []
        : [
            {
              label: text('compared'),
              value: text('comparedIs', {
                day: formatDay(before.date),
                signed: handoverPaperWords.texts[before.isSigned ? 'isSigned' : 'isUnsigned'],
              }),
            },
          ]),
    ],
    differences: found && {
      title: text('differences'),
      lines:
        found.length === 0
          ? [text(unseenItems(content.rooms) > 0 ? 'noDifferencesSeen' : 'noDifferences')]
          : found.map((one) => show(handoverPaperWords.texts.difference, differenceTexts(one))),
    },
    sections: sectionsOf(data, lang),
    remarks: [
      { title: text('remarks'), typed: content.remarks },
      { title: text(tenants.length === 1 ? 'tenantRemarks' : 'tenantsRemarks'), typed: content.tenant_remarks },
    ].flatMap(({ title, typed }) => (typed === '' ? [] : [{ title, text: sameInBothLanguages(typed) }])),
    unreadable: text('unreadable'),
    photosNote: data.photos.length > 0 ? text('photosNote') : null,
    ...signingOf(data, lang),
    signLabels: signLabels(translator, data.isElectronic ? 'bankid' : 'hand'),
  }
}

/** The title that the window of a PDF reader shows. */
export const handoverTitle = (data: HandoverData): string =>
  `${handoverPaperWords.texts[titleWord(data)].nb} – ${data.house} – ${data.landlord} / ${data.tenants.join(', ')}`

/** The photos that a paper shows: its own, and those on moving in of the items that differ. */
export const shownPhotos = (content: HandoverData['content'], before: HandoverData['before']): readonly string[] => {
  const found = before === null ? [] : handoverDifferences(before.content, content)
  const earlier = found.flatMap((one) => (one.kind === 'item' ? (one.in?.photos ?? []) : []))
  const own = content.rooms.flatMap(({ items }) => items.flatMap(({ photos }) => photos))
  const meters = content.meters.flatMap(({ photo }) => photo ?? [])
  return [...new Set([...own, ...earlier, ...meters])]
}
