import { expect, it } from 'vitest'
import { homeUses, type HomeUse } from '../../landlord/house/model'
import { contradictingKinds, draftKinds, kindsOfEntry } from './rules-draft-kind'

/** The uses that contradict each code of the authority's lists of 2023 to 2026, in the order of `homeUses`. */
const contradicted: Readonly<Record<string, readonly HomeUse[]>> = {
  primaerbolig: ['let_only', 'own_cabin'],
  sekundaerbolig: ['own_home', 'own_cabin'],
  selveidBolig: ['own_cabin'],
  boenhetIBoligselskap: ['own_cabin'],
  borett: ['own_cabin'],
  egenFritaksbehandletBolig: ['let_only', 'own_cabin'],
  regnskapsbehandletBolig: ['own_home', 'own_cabin'],
  flerboligbygning: ['own_home', 'own_cabin'],
  utleidFlerboligbygningIUtlandet: ['own_home', 'own_cabin'],
  selveidFritidseiendom: ['let_only', 'own_home'],
  egenFritaksbehandletFritidseiendom: ['let_only', 'own_home'],
  regnskapsbehandletFritidseiendom: ['own_home', 'own_cabin'],
  naeringseiendom: ['own_home', 'own_cabin'],
  ikkeUtleidNaeringseiendomINorge: homeUses,
  ikkeUtleidNaeringseiendomIUtlandet: homeUses,
  annenFastEiendomInnenforInntektsgivendeAktivitet: homeUses,
  annenFastEiendomUtenforInntektsgivendeAktivitet: homeUses,
  tomt: homeUses,
  gaardsbruk: homeUses,
  skogeiendomINorge: homeUses,
  skogeiendomIUtlandet: homeUses,
  skalIkkeFastsettes: homeUses,
  fastEiendomPaaSvalbard: homeUses,
  // Codes that no list has.
  tertiaerbolig: homeUses,
  Primaerbolig: homeUses,
  toString: homeUses,
  '': homeUses,
}

it.each(Object.entries(contradicted))('a draft that says %s contradicts %j', (code, uses) => {
  expect(homeUses.filter((use) => contradictingKinds([code], use).length > 0)).toEqual(uses)
})

it('has a row in this table for each code that the product knows', () =>
  expect(draftKinds.filter((code) => !Object.hasOwn(contradicted, code))).toEqual([]))

it('a draft that says nothing contradicts nothing', () =>
  expect(homeUses.flatMap((use) => contradictingKinds([], use))).toEqual([]))

it('of several entries each one that contradicts is named, once', () =>
  expect(contradictingKinds(['primaerbolig', 'sekundaerbolig', 'sekundaerbolig', 'ukjent'], 'own_home')).toEqual([
    'sekundaerbolig',
    'ukjent',
  ]))

it.each<[string | null, string | null, readonly string[]]>([
  [null, null, []],
  ['selveidBolig', null, ['selveidBolig']],
  ['selveidBolig', 'primaerbolig', ['primaerbolig']],
  ['boenhetIBoligselskap', 'tertiaerbolig', ['tertiaerbolig']],
  [null, 'sekundaerbolig', ['sekundaerbolig']],
  ['gaardsbruk', 'primaerbolig', ['gaardsbruk', 'primaerbolig']],
  ['selveidFritidseiendom', null, ['selveidFritidseiendom']],
])('an entry of type %s and use %s says %j', (type, use, kinds) => expect(kindsOfEntry(type, use)).toEqual(kinds))
