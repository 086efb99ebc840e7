import { formatDay } from '../../base/kit/day'
import type { ShownText } from '../../base/pdf/model'
import { documentTranslator, sameInBothLanguages as same, signLabels } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { DisputeData, DisputeSheet, TenancyRecord } from './model'
import { claimSum } from './rules-claim'
import { disputeTexts as texts, kroner } from './words-paper'

const translator = documentTranslator('nb')
// The template fills in the number of the page.
const paper = (key: keyof typeof paperWords.texts): ShownText => translator.translate(paperWords, key)
const numberOf = (number: number): ShownText => translator.translate(paperWords, 'number', { number })

type Head = Pick<DisputeData, 'number' | 'writtenOn' | 'landlord' | 'tenants'>

const footOf = ({ number, landlord, tenants }: Head, title: string): string =>
  `${title}, ${numberOf(number).nb.toLowerCase()} · ${landlord} / ${tenants[0]}${tenants.length > 1 ? ' m.fl.' : ''}`

const headOf = (head: Head, title: string) => ({
  heading: same(title),
  subtitle: same(texts.written(formatDay(head.writtenOn))),
  number: numberOf(head.number),
  prevails: null,
  foot: footOf(head, title),
  page: paper('page'),
})

/** A paper that is drawn from records: facts, and a table if there are columns. */
export const recordSheet = (
  head: Head,
  title: string,
  of: Pick<TenancyRecord, 'facts' | 'columns' | 'rows' | 'notes'>,
): TenancyRecord => ({ ...headOf(head, title), factsTitle: same(title), ...of })

/** The sentence about the words that the landlord wanted to be blacked out. None if there were none. */
const redactedText = ({ asked, found }: DisputeData['redacted']): readonly string[] =>
  asked === 0 ? [] : [texts.redacted(found), ...(found < asked ? [texts.redactedRest(asked - found)] : [])]

/** The events, the earliest first, each with the number of its exhibit. */
function timelineOf({ exhibits, events }: Pick<DisputeData, 'exhibits' | 'events'>): DisputeSheet['timeline'] {
  return [
    ...exhibits.flatMap((exhibit, at) => exhibit.events.map(({ on, text }) => ({ on, text, exhibit: String(at + 1) }))),
    ...events.map(({ on, text }) => ({ on, text, exhibit: '' })),
  ]
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
    .map(({ on, text, exhibit }) => ({ day: formatDay(on), text, exhibit }))
}

/** The texts of the bundle. The files of its paper are the exhibits that have pages, in their order. */
export function disputeSheet(data: DisputeData): DisputeSheet {
  const { claims, exhibits, landlord } = data
  const sum = claimSum(claims)
  const titles = exhibits.map(({ title }, at) => `${texts.exhibit(at + 1)}: ${title}`)
  const drawn = exhibits.filter(({ bytes }) => bytes !== null)
  return {
    ...headOf(data, texts.title),
    intro: [texts.intro, ...redactedText(data.redacted)].join(' '),
    factsTitle: same(texts.parties),
    facts: data.parties,
    tenancyTitle: same(texts.tenancy),
    tenancy: data.tenancy,
    claimsTitle: texts.claims,
    claimColumns: [texts.claim, texts.law, texts.sum],
    claims: claims.map(({ text, law, sum: claimed }) => ({ text, law, sum: claimed === null ? '' : kroner(claimed) })),
    total: sum === null ? null : { label: texts.claimTotal, sum: kroner(sum) },
    noClaim: texts.noClaim,
    limitsTitle: texts.limits,
    limits: data.limits.map(({ on, text }) => `${formatDay(on)}: ${text}.`),
    storyTitle: texts.story,
    story: texts.storyLines,
    timelineTitle: texts.timeline,
    timelineColumns: [texts.day, texts.what, texts.exhibits],
    timeline: timelineOf(data),
    listTitle: texts.exhibits,
    listNote: texts.listNote,
    list: exhibits.map(({ title, form, sha256 }, at) => ({
      number: String(at + 1),
      title,
      form: texts.forms[form],
      hash: texts.hash(sha256),
    })),
    filesTitle: texts.files,
    filesNote: texts.filesNote,
    fileColumns: [texts.exhibits, texts.file],
    files: exhibits.flatMap(({ files }, at) =>
      files.map(({ name, uploadedOn, sha256 }) => ({
        exhibit: String(at + 1),
        name: texts.uploaded(name, formatDay(uploadedOn)),
        hash: texts.hash(sha256),
      })),
    ),
    exhibits: exhibits.map((exhibit, at) => ({
      title: titles[at]!,
      form: texts.forms[exhibit.form],
      hash: texts.hash(exhibit.sha256),
      facts: exhibit.facts,
      file: exhibit.bytes === null ? null : drawn.indexOf(exhibit),
      alt: texts.alt(titles[at]!),
    })),
    signers: [{ role: translator.translate(paperWords, 'landlord'), name: landlord }],
    signLabels: signLabels(translator),
  }
}

/** The title that the window of a PDF reader shows. */
export const disputeTitle = ({ house, landlord, tenants }: DisputeData): string =>
  `${texts.title} – ${house} – ${landlord} / ${tenants.join(', ')}`
