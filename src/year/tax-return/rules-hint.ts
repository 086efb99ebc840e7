import type { TaxLine } from '../../books/tax-line/model'
import type { Hint } from './model'

/** What of a validation says something about the return. */
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

/** Which entry and property of the return is of which house. */
interface Placed {
  readonly houseId: number
  readonly objectId: string
  readonly propertyId: string
}

/** The authority's word for what refuses a return. */
const refusing = 'faktiskFeil'

/** The line that a control is about where it doesn't say the place: its published formula does. */
const lineOfControl: Readonly<Record<string, TaxLine>> = {
  EIENDOM_UTLEIE_HØY_UTELEIE_OG_FELLESKOSTNADER: 'common_costs',
  HØY_FORSIKRING_UTLEID_BOLIG: 'insurance',
  EIENDOM_UTLEIE_OPPGITT_KUN_NETTOINNTEKT: 'income',
}

/** The line that a place in the return is of. */
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

/** What of the authority's words may be shown and stored: never a national id. */
export const withoutIds = (text: string): string => text.replace(/\b\d{6} ?\d{5}\b/g, '…').slice(0, 2000)

/** The text of a piece of HTML: the authority's help has links and emphasis. Never a national id. */
export const plainText = (html: string): string =>
  withoutIds(
    html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => signs[name.toLowerCase()] ?? whole)
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,:;!?)])/g, '')
      .trim(),
  )

/** What the authority was told and wants answered, beside what its controls say. */
export const hintOfQuestion = ({ text }: { readonly text: string }): Hint => ({
  houseId: null,
  line: null,
  control: 'utvidetVeiledning',
  refuses: false,
  text: withoutIds(text),
})

/**
 * What the authority's controls say of a return, each at its house and line; what refuses it first. Of what refuses it
 * without a control's words the detail that it gives.
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
    // The control that has fired stands in the detail; where it has said it in words above, that is it.
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
