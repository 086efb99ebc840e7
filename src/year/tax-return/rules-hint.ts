import type { TaxLine } from '../../books/tax-line/model'
import type { Hint } from './model'

interface Findings {
  readonly guidance: readonly {
    readonly kind: string
    readonly strategy: string
    readonly text: string
    readonly path: string
    readonly occurrence: string
  }[]
  readonly deviations: readonly {
    readonly type: string
    readonly isCause: boolean
    readonly path: string
    readonly occurrence: string
    readonly detail: string
  }[]
}

interface Placed {
  readonly houseId: number
  readonly objectId: string
  readonly propertyId: string
}

/** The type of control that refuses a return. */
const refusing = 'faktiskFeil'

/** The lines of those checks whose messages don't name a line. They come from the published formulas of the checks. */
const lineOfControl: Readonly<Record<string, TaxLine>> = {
  EIENDOM_UTLEIE_HØY_UTELEIE_OG_FELLESKOSTNADER: 'common_costs',
  HØY_FORSIKRING_UTLEID_BOLIG: 'insurance',
  EIENDOM_UTLEIE_OPPGITT_KUN_NETTOINNTEKT: 'income',
}

const lineOfElement: Readonly<Record<string, TaxLine>> = {
  bruttoLeieinntektVedRegnskapsbehandletUtleie: 'income',
  bruttoLeieinntektVedSjablongbehandletUtleie: 'short_let',
  vedlikeholdskostnadVedUtleie: 'maintenance',
  annenKostnadVedUtleie: 'other_costs',
  husleieFelleskostnadVedUtleie: 'common_costs',
  kommunalAvgift: 'municipal_taxes',
  forsikringspremie: 'insurance',
  avskrivningAvAnleggsmiddel: 'balance',
}

const lineOf = (control: string, path: string): TaxLine | null =>
  path
    .split('/')
    .map((name) => lineOfElement[name])
    .find((line) => line !== undefined) ??
  lineOfControl[control] ??
  null

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}

/** Removes national ids from a text, so that it may be shown and stored. The result has at most 2000 characters. */
export const withoutNationalIds = (text: string): string => text.replace(/\b\d{6} ?\d{5}\b/g, '…').slice(0, 2000)

/** The authority's help as plain text, without links, emphasis and national ids. */
export const plainText = (html: string): string =>
  withoutNationalIds(
    html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => signs[name.toLowerCase()] ?? whole)
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,:;!?)])/g, '')
      .trim(),
  )

/** Turns a question of the authority into a message. It is shown together with the messages of the checks. */
export const hintOfQuestion = ({ text }: { readonly text: string }): Hint => ({
  houseId: null,
  line: null,
  control: 'utvidetVeiledning',
  refuses: false,
  text: withoutNationalIds(text),
})

/**
 * Adds house and line to each message. Messages that refuse the return come first. If a refusal has no text from a
 * control, the authority's detail is used.
 */
export function hintsOf({ guidance, deviations }: Findings, placed: readonly Placed[]): Hint[] {
  const houseOf = (occurrence: string): number | null =>
    placed.find(({ objectId, propertyId }) => occurrence !== '' && [objectId, propertyId].includes(occurrence))
      ?.houseId ?? null
  const hints = guidance.map(({ kind, strategy, text, path, occurrence }): Hint => ({
    houseId: houseOf(occurrence),
    line: lineOf(kind, path),
    control: kind,
    refuses: strategy === refusing,
    text: plainText(text),
  }))
  const known = new Set(hints.map(({ control }) => control))
  const causes = deviations
    // The detail may name the control. If that control's text is already in the list, the detail is left out.
    .filter(({ isCause, detail }) => isCause && detail !== '' && !known.has(detail))
    .map(({ type, path, occurrence, detail }): Hint => ({
      houseId: houseOf(occurrence),
      line: lineOf(type, path),
      control: /^[A-ZÆØÅ_0-9]+$/.test(detail) ? detail : type,
      refuses: true,
      text: /^[A-ZÆØÅ_0-9]+$/.test(detail) ? '' : plainText(detail),
    }))
  return [...hints, ...causes].toSorted((a, b) => Number(b.refuses) - Number(a.refuses))
}
