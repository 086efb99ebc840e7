import type { DraftProperty } from './test-draft'

/** An amount that a person enters, with its four parts. In kroner. */
export const amountXml = (name: string, kroner: number): string =>
  `<${name}><beloep><beloepINok><beloepSomHeltall>${kroner}</beloepSomHeltall></beloepINok><beloepIValuta><beloep>${kroner}</beloep></beloepIValuta><valutakode><valutakode>NOK</valutakode></valutakode><valutakurs><valutakurs>1</valutakurs></valutakurs></beloep></${name}>`

/** An amount that the authority calculates. In kroner. */
export const derivedXml = (name: string, kroner: number): string =>
  `<${name}><beloep><beloepSomHeltall>${kroner}</beloepSomHeltall></beloep></${name}>`

/** Last year's entry, with parts that the books don't have. They are in the order of the year's schema. */
export function olderEntryXml(year: number): string {
  const costs = `<kostnaderVedUtleie>${amountXml('vedlikeholdskostnadVedUtleie', 999)}${amountXml('husleieFelleskostnadVedUtleie', 3000)}${amountXml('forsikringspremie', 4000)}</kostnaderVedUtleie>`
  const tenants =
    '<leietaker><id>t-1</id><navn><tekst>Kari Nordmann</tekst></navn></leietaker><leietaker><id>t-2</id><navn><tekst>Den Gamle</tekst></navn></leietaker>'
  const id = '<id>gammel-1</id>'
  const kind = '<utleietype><utleietype>sjablongbehandletUtleie</utleietype></utleietype>'
  const items = ['h', 'd']
    .map(
      (group) =>
        `<avskrivningAvAnleggsmiddel><id>a-${group}</id><saldogruppe><saldogruppe>${group}</saldogruppe></saldogruppe>${derivedXml('inngaaendeVerdi', 5000)}${derivedXml('avskrivning', 200)}</avskrivningAvAnleggsmiddel>`,
    )
    .join('')
  const first = year < 2024 ? `${id}${kind}${costs}${tenants}` : `${tenants}${costs}${id}${kind}`
  return `<fastEiendomSomUtleieobjekt><eksternReferanse>ref-9</eksternReferanse><aarsakTilEndring><id>e-1</id><aarsakTilEndring>korrigering</aarsakTilEndring></aarsakTilEndring>${first}<benytterEiendommenSelvSomFritidseiendom><boolsk>false</boolsk></benytterEiendommenSelvSomFritidseiendom>${amountXml('bruttoLeieinntektVedSjablongbehandletUtleie', 8000)}${amountXml('bruttoLeieinntektVedRegnskapsbehandletUtleie', 1)}<andelAvNettoLeieinntektEllerUnderskudd><prosent>60</prosent></andelAvNettoLeieinntektEllerUnderskudd>${derivedXml('nettoLeieinntektForAndel', 77)}<utleieformidler><id>f-1</id><formidlerensNavn><organisasjonsnavn>Utleie &amp; Sønn</organisasjonsnavn></formidlerensNavn></utleieformidler>${items}${derivedXml('samletAvskrivning', 400)}</fastEiendomSomUtleieobjekt>`
}

/** A second property of the draft, a section. */
export const secondProperty: DraftProperty = {
  id: 'p-2',
  registerId: '11',
  municipality: '4601',
  numbers: [1, 2, 0, 3],
  street: 'Bryggen',
  postcode: '5003',
}
