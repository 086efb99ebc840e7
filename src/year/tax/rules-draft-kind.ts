import type { HomeUse } from '../../landlord/house/model'

/**
 * The uses that fit each code for a property in the authority's draft (code lists `boligbruk` and
 * `eiendomstype`). A code without uses means that the property is neither a home nor a holiday
 * home.
 */
const fitting = {
  primaerbolig: ['own_home'],
  sekundaerbolig: ['let_only'],
  // A dwelling without `boligbruk`: the draft doesn't say who lives there.
  selveidBolig: ['let_only', 'own_home'],
  boenhetIBoligselskap: ['let_only', 'own_home'],
  borett: ['let_only', 'own_home'],
  egenFritaksbehandletBolig: ['own_home'],
  regnskapsbehandletBolig: ['let_only'],
  flerboligbygning: ['let_only'],
  utleidFlerboligbygningIUtlandet: ['let_only'],
  selveidFritidseiendom: ['own_cabin'],
  egenFritaksbehandletFritidseiendom: ['own_cabin'],
  regnskapsbehandletFritidseiendom: ['let_only'],
  naeringseiendom: ['let_only'],
  ikkeUtleidNaeringseiendomINorge: [],
  ikkeUtleidNaeringseiendomIUtlandet: [],
  annenFastEiendomInnenforInntektsgivendeAktivitet: [],
  annenFastEiendomUtenforInntektsgivendeAktivitet: [],
  tomt: [],
  gaardsbruk: [],
  skogeiendomINorge: [],
  skogeiendomIUtlandet: [],
  skalIkkeFastsettes: [],
  fastEiendomPaaSvalbard: [],
} as const satisfies Record<string, readonly HomeUse[]>
export type DraftKind = keyof typeof fitting

export const draftKinds = Object.keys(fitting) as readonly DraftKind[]

/** True if the code is one that the product knows. */
export const isDraftKind = (code: string): code is DraftKind => Object.hasOwn(fitting, code)

/**
 * Returns the codes that one entry of the draft has for a property. `use` says whether a dwelling
 * is the owner's home. So the type of a dwelling is left out if its use is known.
 */
export function kindsOfEntry(type: string | null, use: string | null): readonly string[] {
  const isDwelling = type === 'selveidBolig' || type === 'boenhetIBoligselskap'
  return [...(type === null || (isDwelling && use !== null) ? [] : [type]), ...(use === null ? [] : [use])]
}

/**
 * The codes of the draft that contradict what the landlord says about the house. A code that the
 * product doesn't know contradicts every use.
 */
export const contradictingKinds = (codes: readonly string[], use: HomeUse): readonly string[] =>
  [...new Set(codes)].filter((code) => !isDraftKind(code) || !(fitting[code] as readonly HomeUse[]).includes(use))
