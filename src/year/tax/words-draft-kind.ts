import { words } from '../../base/kit/words'
import { isDraftKind } from './rules-draft-kind'

/** The authority's names of its codes, by its code lists `boligbruk` and `eiendomstype`. */
export const draftKindWords = words('draftKind', {
  primaerbolig: { en: 'primary home', nb: 'primærbolig' },
  sekundaerbolig: { en: 'secondary home', nb: 'sekundærbolig' },
  selveidBolig: { en: 'self-owned dwelling', nb: 'selveid bolig' },
  boenhetIBoligselskap: { en: 'dwelling in a housing cooperative', nb: 'boenhet i boligselskap' },
  borett: { en: 'right of use', nb: 'borett' },
  egenFritaksbehandletBolig: { en: 'own home, tax-exempt', nb: 'egen fritaksbehandlet bolig' },
  regnskapsbehandletBolig: { en: 'dwelling taxed by accounts', nb: 'regnskapsbehandlet bolig' },
  flerboligbygning: { en: 'multi-unit building', nb: 'flerboligbygning' },
  utleidFlerboligbygningIUtlandet: {
    en: 'rented-out multi-unit building abroad',
    nb: 'utleid flerboligbygning i utlandet',
  },
  selveidFritidseiendom: { en: 'holiday home', nb: 'selveid fritidseiendom' },
  egenFritaksbehandletFritidseiendom: {
    en: 'own holiday home, tax-exempt',
    nb: 'egen fritaksbehandlet fritidseiendom',
  },
  regnskapsbehandletFritidseiendom: {
    en: 'holiday home taxed by accounts',
    nb: 'regnskapsbehandlet fritidseiendom',
  },
  naeringseiendom: { en: 'rented-out commercial property', nb: 'næringseiendom' },
  ikkeUtleidNaeringseiendomINorge: { en: 'commercial property that is not let', nb: 'ikke utleid næringseiendom' },
  ikkeUtleidNaeringseiendomIUtlandet: {
    en: 'commercial property abroad that is not let',
    nb: 'ikke utleid næringseiendom i utlandet',
  },
  annenFastEiendomInnenforInntektsgivendeAktivitet: {
    en: 'other property within income-generating activity',
    nb: 'annen fast eiendom innenfor inntektsgivende aktivitet',
  },
  annenFastEiendomUtenforInntektsgivendeAktivitet: {
    en: 'other property outside income-generating activity',
    nb: 'annen fast eiendom utenfor inntektsgivende aktivitet',
  },
  tomt: { en: 'plot of land', nb: 'tomt' },
  gaardsbruk: { en: 'farm', nb: 'gårdsbruk' },
  skogeiendomINorge: { en: 'forest', nb: 'skogeiendom' },
  skogeiendomIUtlandet: { en: 'forest abroad', nb: 'skogeiendom i utlandet' },
  skalIkkeFastsettes: { en: 'other property', nb: 'tilleggseiendom' },
  fastEiendomPaaSvalbard: { en: 'property on Svalbard', nb: 'fast eiendom på Svalbard' },
  unknown: { en: '{{code}} (a kind that Husbok does not know)', nb: '{{code}} (en type som Husbok ikke kjenner)' },
})

type Say = (key: keyof (typeof draftKindWords)['texts'], values?: Record<string, string>) => string

/** The codes of a draft in words. An unknown code is quoted as it is. */
export const draftKindsText = (codes: readonly string[], say: Say): string =>
  codes.map((code) => (isDraftKind(code) ? say(code) : say('unknown', { code: code.slice(0, 60) }))).join(', ')
