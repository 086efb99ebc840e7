import { describe, expect, it } from 'vitest'
import { ProviderFailure } from '../../base/provider/failure'
import { allAt } from '../../base/xml/element'
import { withXml } from '../../base/xml/document'
import { loadXml } from '../../base/xml/library'
import type { Rental } from './model'
import { noLines } from '../tax/rules'
import { rentalId } from './rules'
import { changedOutsideRental } from './service-guard'
import { rentalsOf, validateDocument } from './service-return'
import { entryIn, merge, netIn, sentOf } from './test-entry'
import { draftOf, kr, linesOf, rentalOf, storgata, years, type DraftProperty } from './test-draft'

await loadXml()

const amountXml = (name: string, kroner: number) =>
  `<${name}><beloep><beloepINok><beloepSomHeltall>${kroner}</beloepSomHeltall></beloepINok><beloepIValuta><beloep>${kroner}</beloep></beloepIValuta><valutakode><valutakode>NOK</valutakode></valutakode><valutakurs><valutakurs>1</valutakurs></valutakurs></beloep></${name}>`
const derived = (name: string, kroner: number) =>
  `<${name}><beloep><beloepSomHeltall>${kroner}</beloepSomHeltall></beloep></${name}>`

/** Last year's entry with what the books don't know, in the order of the year's schema. */
function olderEntry(year: number): string {
  const costs = `<kostnaderVedUtleie>${amountXml('vedlikeholdskostnadVedUtleie', 999)}${amountXml('husleieFelleskostnadVedUtleie', 3000)}${amountXml('forsikringspremie', 4000)}</kostnaderVedUtleie>`
  const tenants =
    '<leietaker><id>t-1</id><navn><tekst>Kari Nordmann</tekst></navn></leietaker><leietaker><id>t-2</id><navn><tekst>Den Gamle</tekst></navn></leietaker>'
  const id = '<id>gammel-1</id>'
  const kind = '<utleietype><utleietype>sjablongbehandletUtleie</utleietype></utleietype>'
  const items = ['h', 'd']
    .map(
      (group) =>
        `<avskrivningAvAnleggsmiddel><id>a-${group}</id><saldogruppe><saldogruppe>${group}</saldogruppe></saldogruppe>${derived('inngaaendeVerdi', 5000)}${derived('avskrivning', 200)}</avskrivningAvAnleggsmiddel>`,
    )
    .join('')
  const first = year < 2024 ? `${id}${kind}${costs}${tenants}` : `${tenants}${costs}${id}${kind}`
  return `<fastEiendomSomUtleieobjekt><eksternReferanse>ref-9</eksternReferanse><aarsakTilEndring><id>e-1</id><aarsakTilEndring>korrigering</aarsakTilEndring></aarsakTilEndring>${first}<benytterEiendommenSelvSomFritidseiendom><boolsk>false</boolsk></benytterEiendommenSelvSomFritidseiendom>${amountXml('bruttoLeieinntektVedSjablongbehandletUtleie', 8000)}${amountXml('bruttoLeieinntektVedRegnskapsbehandletUtleie', 1)}<andelAvNettoLeieinntektEllerUnderskudd><prosent>60</prosent></andelAvNettoLeieinntektEllerUnderskudd>${derived('nettoLeieinntektForAndel', 77)}<utleieformidler><id>f-1</id><formidlerensNavn><organisasjonsnavn>Utleie &amp; Sønn</organisasjonsnavn></formidlerensNavn></utleieformidler>${items}${derived('samletAvskrivning', 400)}</fastEiendomSomUtleieobjekt>`
}

const second: DraftProperty = {
  id: 'p-2',
  registerId: '11',
  municipality: '4601',
  numbers: [1, 2, 0, 3],
  street: 'Bryggen',
  postcode: '5003',
}
const third: DraftProperty = { id: 'p-3', registerId: '12', municipality: '5001', numbers: [3, 4], postcode: '7011' }
const share: DraftProperty = {
  id: 'p-4',
  registerId: '13',
  municipality: '0301',
  share: { organisation: '947590003', number: 42 },
  postcode: '0170',
}
const bryggen = rentalOf({
  house: {
    id: 8,
    address: 'Bryggen 1',
    postcode: '5003',
    municipality_number: '4601',
    property_number: 1,
    holding_number: 2,
    section_number: 3,
  },
  lines: linesOf({ income: kr(60_000), maintenance: kr(90_000) }),
})
const trondheim = rentalOf({
  house: {
    id: 9,
    address: 'Munkegata 2',
    postcode: '7011',
    municipality_number: null,
    property_number: 3,
    holding_number: 4,
  },
})
const cooperative = rentalOf({
  house: {
    id: 10,
    address: 'Trondheimsveien 3',
    postcode: '0170',
    property_number: null,
    holding_number: null,
    organisation_number: '947590003',
    share_number: 42,
  },
})
const all = [storgata, second, third, share]

const balance = { opening: kr(12_000), bought: kr(15_000), rate: 20, sum: kr(5400) }
const found = { registerId: '77', municipality: '0301' }

/** What a landlord may have: the draft's properties, and the houses. */
const cases: [string, readonly DraftProperty[], readonly Rental[]][] = [
  [
    'one house',
    [storgata],
    [rentalOf({ lines: linesOf({ maintenance: kr(1), municipal_taxes: kr(2), other_costs: kr(3) }) })],
  ],
  ['four houses', all, [rentalOf(), bryggen, trondheim, cooperative]],
  ['only costs', [storgata], [rentalOf({ lines: linesOf({ income: kr(0), other_costs: kr(9000) }) })]],
  ['a deficit', [storgata], [rentalOf({ lines: linesOf({ income: kr(5000), maintenance: kr(99_000) }) })]],
  ['the shortest names', [storgata], [rentalOf({ tenants: ['Å'] })]],
  [
    'the longest names and signs of XML',
    [storgata],
    [rentalOf({ tenants: ['Ø'.repeat(5000), '<&>"\' ]]> \u0001', '  '] })],
  ],
  ['nobody', [storgata], [rentalOf({ tenants: [] })]],
  ['personal use', [storgata], [rentalOf({ lines: linesOf({ flat_rate: kr(18_000) }) })]],
  ['household items at the limit', [storgata], [rentalOf({ lines: linesOf({ other_costs: kr(30_000) }) })]],
  ['household items above it', [storgata], [rentalOf({ lines: linesOf({ balance }) })]],
  ['both', [storgata], [rentalOf({ lines: linesOf({ balance, flat_rate: kr(18_000) }) })]],
  ['a cooperative share', [share], [cooperative]],
  ['a co-owned house', [storgata], [rentalOf({ share: 33.33 })]],
  ['the largest amounts', [storgata], [rentalOf({ lines: linesOf({ income: kr(9_999_999_999) }) })]],
  ['a property that only the register has', [], [rentalOf({ found })]],
  ['a share that only the register has', [second], [{ ...cooperative, found }]],
  [
    'two houses in one property',
    [storgata],
    [rentalOf(), rentalOf({ house: { id: 8, name: 'Kjelleren' }, tenants: ['Per'] })],
  ],
  [
    'insurance and common costs',
    [storgata],
    [rentalOf({ lines: linesOf({ insurance: kr(4000), common_costs: kr(20_000) }) })],
  ],
  [
    'items past their lifetime',
    [storgata],
    [
      rentalOf({
        lines: linesOf({ balance: { opening: kr(57_600), bought: kr(20_000), rate: 13.402, sum: kr(10_400) } }),
      }),
    ],
  ],
]

describe.each(years)('the return of %i', (year) => {
  it.each(cases)('has the figures of %s, is valid, and nothing else has changed', (_what, properties, rentals) => {
    const draft = draftOf(year, properties)
    expect(validateDocument(year, draft)).toEqual([])
    const merged = merge(year, draft, rentals)
    expect(merged.unplaced).toEqual([])
    expect(merged.placed.map(({ houseId }) => houseId)).toEqual(rentals.map(({ house }) => house.id))
    expect(validateDocument(year, merged.xml)).toEqual([])
    expect(changedOutsideRental(draft, merged.xml, merged)).toBe(false)
    for (const rental of rentals) expect(netIn(merged, rental.house.id)).toBe(rental.lines.net / 100)
    // What was merged before is found again: the same text, to the byte.
    const again = merge(year, merged.xml, rentals, { sent: [sentOf(year, merged, rentals)], newId: () => 'never' })
    expect(again).toEqual(merged)
  })

  it('keeps of an entry what the books do not know', () => {
    const draft = draftOf(year, [{ ...storgata, rentals: [olderEntry(year)] }, second])
    expect(validateDocument(year, draft)).toEqual([])
    const merged = merge(year, draft, [rentalOf({ tenants: ['Kari Nordmann', 'Ola'], lines: linesOf({ balance }) })])
    expect(validateDocument(year, merged.xml)).toEqual([])
    expect(changedOutsideRental(draft, merged.xml, merged)).toBe(false)
    expect(merged.placed).toMatchObject([{ houseId: 7, objectId: 'gammel-1', propertyId: 'p-1' }])
    withXml(merged.xml, (root) => {
      const [entry] = rentalsOf(root)
      const text = (path: string) => allAt(entry!, path).map((each) => each.content)
      expect(text('eksternReferanse')).toEqual(['ref-9'])
      expect(text('aarsakTilEndring/aarsakTilEndring')).toEqual(['korrigering'])
      expect(text('utleieformidler/formidlerensNavn/organisasjonsnavn')).toEqual(['Utleie & Sønn'])
      expect(text('utleietype/utleietype')).toEqual(['sjablongOgRegnskapsbehandletUtleie'])
      expect(text('leietaker/id')).toEqual(['t-1', 'new-1'])
      expect(text('leietaker/navn/tekst')).toEqual(['Kari Nordmann', 'Ola'])
      expect(text('kostnaderVedUtleie/vedlikeholdskostnadVedUtleie')).toEqual([])
      expect(text('kostnaderVedUtleie/forsikringspremie/beloep/beloepINok')).toEqual(['4000'])
      expect(text('bruttoLeieinntektVedSjablongbehandletUtleie/beloep/beloepINok')).toEqual(['8000'])
      expect(text('bruttoLeieinntektVedRegnskapsbehandletUtleie/beloep/beloepINok')).toEqual(['120000'])
      expect(text('avskrivningAvAnleggsmiddel/id')).toEqual(['a-h', 'a-d'])
      expect(text('avskrivningAvAnleggsmiddel/inngaaendeVerdi')).toEqual(['5000', '12000'])
      for (const name of ['nettoLeieinntektForAndel', 'underskuddForAndel', 'samletAvskrivning'])
        expect(text(name)).toEqual([])
    })
  })

  it('writes no derived field, and each amount in its four parts', () => {
    const { xml } = merge(year, draftOf(year, [storgata]), [
      rentalOf({ lines: linesOf({ balance, maintenance: kr(7) }) }),
    ])
    expect(xml).not.toMatch(
      /nettoLeieinntektForAndel|underskuddForAndel|samletAvskrivning|utgaaendeVerdi|<avskrivning>|grunnlag/,
    )
    expect(xml).toContain(amountXml('vedlikeholdskostnadVedUtleie', 7))
    expect(xml).toContain(derived('inngaaendeVerdi', 12_000))
    expect(merge(year, draftOf(year, [storgata]), [rentalOf()]).xml).not.toContain('kostnaderVedUtleie')
  })

  it('names a property that the draft does not have', () => {
    const { xml, placed } = merge(year, draftOf(year, [second]), [{ ...cooperative, found }])
    expect(xml).toContain(year < 2025 ? '<tekst>77</tekst>' : '<heltall>77</heltall>')
    expect(xml).toContain('<kommunenummer><kommunenummer>0301</kommunenummer></kommunenummer>')
    expect(xml).toContain('<andelsnummer><heltall>42</heltall></andelsnummer>')
    expect(placed).toMatchObject([{ houseId: 10, objectId: rentalId(10), propertyId: 'new-1' }])
  })
})

/** An entry of the authority's own, with more that only it knows. */
const own = (
  year: number,
  parts: { readonly share?: number; readonly costs?: string; readonly items?: string } = {},
) => {
  const { share: percent, costs = '', items = '' } = parts
  const head = year < 2024 ? `<id>gammel</id>${costs}` : `${costs}<id>gammel</id>`
  const part =
    percent === undefined
      ? ''
      : `<andelAvNettoLeieinntektEllerUnderskudd><prosent>${percent}</prosent></andelAvNettoLeieinntektEllerUnderskudd>`
  return draftOf(year, [
    { ...storgata, rentals: [`<fastEiendomSomUtleieobjekt>${head}${part}${items}</fastEiendomSomUtleieobjekt>`] },
  ])
}
const costsXml = (...parts: string[]) => `<kostnaderVedUtleie>${parts.join('')}</kostnaderVedUtleie>`
const groupXml = (opening: number) =>
  `<avskrivningAvAnleggsmiddel><id>a-d</id><saldogruppe><saldogruppe>d</saldogruppe></saldogruppe>${derived('inngaaendeVerdi', opening)}<avskrivningssats><prosent>20</prosent></avskrivningssats>${derived('avskrivning', opening / 5)}</avskrivningAvAnleggsmiddel>`

/** What was sent of each year of a house, one after the other: what stands in its entry after each. */
function course(year: number, start: string) {
  let draft = start
  let sent: ReturnType<typeof sentOf>[] = []
  return {
    send(rental: Rental) {
      const merged = merge(year, draft, [rental], { sent })
      expect(validateDocument(year, merged.xml)).toEqual([])
      expect(changedOutsideRental(draft, merged.xml, merged)).toBe(false)
      draft = merged.xml
      sent = [sentOf(year, merged, [rental]), ...sent]
      return {
        remaining: merged.placed[0]?.remaining,
        entry: merged.placed.length > 0 ? entryIn(merged, rental.house.id) : null,
      }
    },
    /** What the landlord changes at the authority. */
    portal(from: string | RegExp, to: string) {
      const after = draft.replace(from, to)
      expect(after).not.toBe(draft)
      expect(validateDocument(year, after)).toEqual([])
      draft = after
    },
    draft: () => draft,
  }
}

describe.each(years)('what was written before is written anew in %i', (year) => {
  it('a share, also back to all', () => {
    const { send } = course(year, draftOf(year, [storgata]))
    expect([100, 40, 100, 60].map((share) => send(rentalOf({ share })).entry?.share)).toEqual([100, 40, 100, 60])
  })

  it('a share in an entry of the draft, whose own stays until it is written', () => {
    const { send } = course(year, own(year, { share: 50 }))
    const sent = [100, 100, 40, 100, 100].map((share) => send(rentalOf({ share })))
    expect(sent.map(({ entry }) => entry?.share)).toEqual([50, 50, 40, 100, 100])
    expect(sent.map(({ remaining }) => remaining?.share)).toEqual([50, 50, null, null, null])
  })

  it('tenants, and those that only the draft knows stay', () => {
    const first = course(year, draftOf(year, [storgata]))
    expect([['Kari'], [], ['Ola']].map((tenants) => first.send(rentalOf({ tenants })).entry?.tenants)).toEqual([
      ['Kari'],
      [],
      ['Ola'],
    ])
    const drafts = course(year, draftOf(year, [{ ...storgata, rentals: [olderEntry(year)] }]))
    const known = { knownTenants: ['Kari Nordmann'] }
    expect([[], ['Ola'], []].map((tenants) => drafts.send(rentalOf({ tenants, ...known })).entry?.tenants)).toEqual([
      ['Kari Nordmann', 'Den Gamle'],
      ['Ola'],
      [],
    ])
  })

  it('insurance that the landlord has moved there at the authority counts once', () => {
    const { send, portal } = course(year, draftOf(year, [storgata]))
    const books = rentalOf({ lines: linesOf({ other_costs: kr(6000) }) })
    send(books)
    portal(amountXml('annenKostnadVedUtleie', 6000), amountXml('forsikringspremie', 6000))
    // 120 000 - 6 000, whichever line it stands on.
    const again = send(books)
    expect(again.entry).toMatchObject({ other: 6000, insurance: 0 })
    expect(again.remaining?.moved).toBe(kr(6000))
    portal(amountXml('annenKostnadVedUtleie', 6000), amountXml('forsikringspremie', 6000))
    const lines = linesOf({ insurance: kr(6000) })
    expect(send(rentalOf({ lines })).entry).toMatchObject({ other: 0, insurance: 6000 })
    expect(send(books).entry).toMatchObject({ other: 6000, insurance: 0 })
  })

  it('common costs that the landlord has moved there at the authority count once, and what was there before stays', () => {
    const start = own(year, { costs: costsXml(amountXml('forsikringspremie', 4000)) })
    const { send, portal } = course(year, start)
    const books = rentalOf({ lines: linesOf({ other_costs: kr(20_000) }) })
    expect(send(books).entry).toMatchObject({ other: 20_000, insurance: 4000, common: 0 })
    portal(amountXml('annenKostnadVedUtleie', 20_000), amountXml('husleieFelleskostnadVedUtleie', 20_000))
    const { entry, remaining } = send(books)
    expect(entry).toMatchObject({ other: 20_000, insurance: 4000, common: 0 })
    expect(remaining).toMatchObject({ insurance: kr(4000), common_costs: 0, moved: kr(20_000) })
    // Once the books know it, they know it all.
    const known = linesOf({ insurance: kr(5000), common_costs: kr(20_000) })
    expect(send(rentalOf({ lines: known })).entry).toMatchObject({ other: 0, insurance: 5000, common: 20_000 })
  })

  it('group d is left alone where the books have no items, and said where they begin otherwise', () => {
    const { send } = course(year, own(year, { items: groupXml(30_000) }))
    const first = send(rentalOf())
    expect(first.entry).toMatchObject({ opening: 30_000, rates: [20] })
    expect(first.remaining).toMatchObject({ groups: ['d'], opening: kr(30_000) })
    // The authority calculates what is left out.
    const second = send(rentalOf({ lines: linesOf({ balance }) }))
    expect(second.entry).toMatchObject({ opening: 12_000, bought: 15_000, rates: [20] })
    expect(second.remaining).toMatchObject({ groups: [], opening: kr(30_000) })
    // From then on it is ours.
    const third = send(rentalOf({ lines: linesOf({ balance: { ...balance, opening: kr(9_000) } }) }))
    expect(third.remaining?.opening).toBeNull()
    expect(send(rentalOf()).entry).toMatchObject({ opening: 0, rates: [] })
  })

  it('the flat rate goes where nobody has confirmed it any more, also from a year before', () => {
    const { send, draft } = course(year, draftOf(year, [storgata]))
    const flat = rentalOf({ lines: linesOf({ flat_rate: kr(18_000) }) })
    expect([flat, rentalOf(), flat].map((rental) => send(rental).entry?.flatRates)).toEqual([1, 0, 1])
    // The next year's draft has the entry as it was, and nothing of that year was sent.
    expect(course(year, draft()).send(rentalOf()).entry?.flatRates).toBe(0)
  })

  it('a house that is left out by now: an entry made for it goes with its property', () => {
    const found_ = { found }
    const start = draftOf(year, [second])
    const { send, draft } = course(year, start)
    send(rentalOf(found_))
    expect(draft()).not.toBe(start)
    const gone = send(rentalOf({ ...found_, isEntered: false, lines: noLines }))
    expect(gone.entry).toBeNull()
    expect(withXml(draft(), (root) => rentalsOf(root).length)).toBe(0)
    expect(draft()).not.toContain('<gaardsnummer><gaardsnummer>10<')
    expect(draft()).toContain('p-2')
  })

  it('a house that is left out by now: of the draft’s own entry stays what was not ours', () => {
    const costs = costsXml(amountXml('husleieFelleskostnadVedUtleie', 3000))
    const { send, draft } = course(year, own(year, { share: 50, costs, items: groupXml(30_000) }))
    const before = draft()
    send(rentalOf({ isEntered: false, lines: noLines }))
    // Nothing was ever written into it.
    expect(changedOutsideRental(before, draft(), { placed: [], withdrawn: [], removedProperties: [] })).toBe(false)
    send(rentalOf({ lines: linesOf({ maintenance: kr(5), flat_rate: kr(18_000) }) }))
    send(rentalOf({ isEntered: false, lines: noLines }))
    const left = draft()
    expect(left).not.toMatch(/leietaker|vedlikehold|bruttoLeieinntekt|erVilkaar/)
    expect(left).toContain(amountXml('husleieFelleskostnadVedUtleie', 3000))
    expect(left).toContain(derived('inngaaendeVerdi', 30_000))
  })
})

describe('merging', () => {
  const draft = draftOf(2025, [storgata])

  it('takes no øre', () => {
    expect(() => merge(2025, draft, [rentalOf({ lines: linesOf({ maintenance: 150 as never }) })])).toThrow(RangeError)
  })

  it('refuses what is no return of the year', () => {
    for (const text of [
      '',
      '<a/>',
      draftOf(2024, [storgata]),
      draft.replace('>2025<', '>2024<'),
      `<!DOCTYPE a>${draft}`,
    ]) {
      expect(() => merge(2025, text, [rentalOf()])).toThrow(ProviderFailure)
    }
  })

  it('takes away what the books no longer have', () => {
    const full = [rentalOf({ lines: linesOf({ balance, flat_rate: kr(18_000), maintenance: kr(5) }) })]
    const before = merge(2025, draft, full)
    const after = merge(2025, before.xml, [rentalOf()], { sent: [sentOf(2025, before, full)] })
    expect(after.xml).toBe(merge(2025, draft, [rentalOf()]).xml)
  })

  it('writes into a draft that has a prefix for its namespace', () => {
    const prefixed = draft.replace('xmlns=', 'xmlns:s=').replace(/<(\/?)(?=[a-z])(?!\?)/gi, '<$1s:')
    expect(validateDocument(2025, prefixed)).toEqual([])
    const merged = merge(2025, prefixed, [rentalOf()])
    expect(validateDocument(2025, merged.xml)).toEqual([])
    expect(changedOutsideRental(prefixed, merged.xml, merged)).toBe(false)
    expect(netIn(merged, 7)).toBe(120_000)
  })
})
